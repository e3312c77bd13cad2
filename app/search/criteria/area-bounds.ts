import type { Bounds } from "#app/map/quadtree.ts";
import type { SearchArea } from "./search-area.ts";

/** The bounding box of the area. */
export function boundsOf(area: SearchArea): Bounds {
  if (area.kind === "view") return area.bounds;
  const latitudes = area.points.map((point) => point.latitude);
  const longitudes = area.points.map((point) => point.longitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}
