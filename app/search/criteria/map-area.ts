import { areaParameter, formatMapArea, type SearchArea } from "./search-area.ts";
import type { Criterion } from "./criterion.ts";

/** An area of the map: its view, or a drawing. */
export const mapArea: Criterion<{ area: SearchArea | null }> = {
  key: "mapArea",
  rank: 5,
  none: { area: null },
  parameters: ["zone", "vue"],
  read: (reader) => ({ area: reader.mapArea() }),
  write: ({ area }) => (area === null ? [] : [[areaParameter(area), formatMapArea(area)]]),
  conditions: ({ area }) => (area === null ? [] : [{ kind: "area", area }]),
  chips: ({ area }, { words }) =>
    area === null ? [] : [{ key: "mapArea", label: words.chips[area.kind], without: { area: null } }],
  title: ({ area }, { words }) => (area === null ? null : words.areas[area.kind]),
  fields: () => [],
  isFieldless: true,
};
