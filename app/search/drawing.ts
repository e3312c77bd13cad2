import { MOST_POINTS, type Place, roundDegrees } from "./search-area.ts";

/**
 * The outline that a finger drew, with the few points that say the same (Douglas and Peucker); null where
 * it encloses nothing.
 */
export function simplifyDrawing(drawn: Place[]): Place[] | null {
  for (let tolerance = 0.000_1; ; tolerance *= 2) {
    const points = distinct(
      simplify(drawn, tolerance).map(({ latitude, longitude }) => ({
        latitude: roundDegrees(latitude),
        longitude: roundDegrees(longitude),
      })),
    );
    if (points.length <= MOST_POINTS) return points.length >= 3 ? points : null;
  }
}

function simplify(points: Place[], tolerance: number): Place[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let split = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const distance = distanceToLine(points[index]!, first, last);
    if (distance > farthest) [farthest, split] = [distance, index];
  }
  if (farthest <= tolerance) return [first, last];
  return [...simplify(points.slice(0, split + 1), tolerance).slice(0, -1), ...simplify(points.slice(split), tolerance)];
}

function distanceToLine(point: Place, from: Place, to: Place): number {
  const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const length = Math.hypot(dx, dy);
  // A closed drawing ends where it began: then the distance from there.
  if (length === 0) return Math.hypot(point.longitude - from.longitude, point.latitude - from.latitude);
  return Math.abs(dx * (from.latitude - point.latitude) - dy * (from.longitude - point.longitude)) / length;
}

const same = (one: Place, other: Place | undefined) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** Without neighbours at the same place, the last and the first among them. */
function distinct(points: Place[]): Place[] {
  const kept = points.filter((point, index) => index === 0 || !same(point, points[index - 1]));
  return kept.length > 1 && same(kept[0]!, kept.at(-1)) ? kept.slice(0, -1) : kept;
}
