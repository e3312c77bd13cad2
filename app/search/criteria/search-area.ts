import type { Bounds } from "#app/map/quadtree.ts";

/** Degrees, to a ten-thousandth (11 m). */
export type Position = { latitude: number; longitude: number };

/** An area that a search is limited to: a map's view, or a drawing. */
export type SearchArea = { kind: "view"; bounds: Bounds } | { kind: "drawn"; points: Position[] };

/** Maximum number of points; a finger's drawing has hundreds, which add nothing. */
export const MOST_POINTS = 60;

/** The parameter that holds an area in an address. */
export const areaParameter = ({ kind }: SearchArea): "vue" | "zone" => (kind === "view" ? "vue" : "zone");

export function formatMapArea(area: SearchArea): string {
  if (area.kind === "drawn")
    return area.points
      .map(({ latitude, longitude }) => `${roundDegrees(latitude)}_${roundDegrees(longitude)}`)
      .join("~");
  const { west, south, east, north } = area.bounds;
  return [west, south, east, north].map(roundDegrees).join("_");
}

export const roundDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000 || 0;
