import { areaParameter, formatMapArea, parseDrawing, parseView, type SearchArea } from "../search-area.ts";
import type { AddressReader } from "./address-reader.ts";
import type { Criterion } from "./criterion.ts";

const MAX_AREA_TEXT = 2_000;

/** An area of the map: its view, or a drawing. */
export const mapArea: Criterion<{ area: SearchArea | null }> = {
  none: { area: null },
  parameters: ["zone", "vue"],
  // A drawn area takes precedence over the map's view.
  read: (reader) => ({ area: readArea(reader, "zone", parseDrawing) ?? readArea(reader, "vue", parseView) }),
  write: ({ area }) => (area === null ? [] : [[areaParameter(area), formatMapArea(area)]]),
  conditions: ({ area }) => (area === null ? [] : [{ kind: "area", area }]),
  chips: ({ area }, { words }) =>
    area === null ? [] : [{ key: "mapArea", label: words.chips[area.kind], without: { area: null } }],
  title: ({ area }, { words }) => (area === null ? null : words.meta.areas[area.kind]),
  fields: () => [],
  isFieldless: true,
  wider: ({ area }) => (area === null ? [] : [{ kind: "mapArea", rank: 5, change: { area: null } }]),
};

function readArea(reader: AddressReader, name: string, parse: (text: string) => SearchArea | null): SearchArea | null {
  const typed = reader.first(name);
  if (typed === null) return null;
  const area = parse(typed.trim().slice(0, MAX_AREA_TEXT));
  if (area === null) reader.report({ code: "unknown-value", parameter: name, typed });
  return area;
}
