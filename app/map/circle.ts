import { METRES_PER_DEGREE } from "./distance.ts";
import type { Bounds } from "./quadtree.ts";

type Place = { latitude: number; longitude: number };

const CORNERS = 64;

/** A circle on the ground, as the polygon that maps draw. */
export function circleAround({ latitude, longitude }: Place, metres: number): GeoJSON.Feature {
  const [up, across] = reach(latitude, metres);
  const ring = Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const turn = (2 * Math.PI * (corner % CORNERS)) / CORNERS;
    return [longitude + across * Math.cos(turn), latitude + up * Math.sin(turn)];
  });
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

/** The bounding box of a circle, in metres around a position. */
export function aroundPlace({ latitude, longitude }: Place, metres: number): Bounds {
  const [up, across] = reach(latitude, metres);
  return { west: longitude - across, east: longitude + across, south: latitude - up, north: latitude + up };
}

/** Metres in degrees, northwards and eastwards. */
function reach(latitude: number, metres: number): [up: number, across: number] {
  const up = metres / METRES_PER_DEGREE;
  return [up, up / Math.cos((latitude * Math.PI) / 180)];
}
