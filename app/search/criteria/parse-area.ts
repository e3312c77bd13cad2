import { MOST_POINTS, type Position, roundDegrees, type SearchArea } from "./search-area.ts";

/** Parses `ouest_sud_est_nord`; null when it is invalid or empty. */
export function parseView(text: string): SearchArea | null {
  const [west, south, east, north, ...more] = text.split("_").map(readDegrees);
  if (west == null || south == null || east == null || north == null || more.length > 0) return null;
  if (
    west >= east ||
    south >= north ||
    !isPlace({ latitude: south, longitude: west }) ||
    !isPlace({ latitude: north, longitude: east })
  )
    return null;
  return { kind: "view", bounds: { west, south, east, north } };
}

/** Parses `latitude_longitude~latitude_longitude~…`, at least three; null when it is invalid. */
export function parseDrawing(text: string): SearchArea | null {
  const points: Position[] = [];
  for (const pair of text.split("~")) {
    const [latitude, longitude, ...more] = pair.split("_").map(readDegrees);
    if (latitude == null || longitude == null || more.length > 0 || !isPlace({ latitude, longitude })) return null;
    points.push({ latitude, longitude });
  }
  return points.length >= 3 && points.length <= MOST_POINTS ? { kind: "drawn", points } : null;
}

const readDegrees = (text: string): number | null =>
  /^-?\d{1,3}(\.\d{1,4})?$/.test(text) ? roundDegrees(Number(text)) : null;

const isPlace = ({ latitude, longitude }: Position) => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
