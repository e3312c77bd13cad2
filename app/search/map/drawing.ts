import { MOST_POINTS, type Position, roundDegrees } from "../criteria/search-area.ts";

/** Simplifies a drawn outline (Douglas and Peucker); null where it encloses nothing. */
export function simplifyDrawing(drawn: Position[]): Position[] | null {
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

function simplify(points: Position[], tolerance: number): Position[] {
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

function distanceToLine(point: Position, from: Position, to: Position): number {
  const [dx, dy] = [to.longitude - from.longitude, to.latitude - from.latitude];
  const length = Math.hypot(dx, dy);
  // A closed drawing ends where it began: then use the distance from that point.
  if (length === 0) return Math.hypot(point.longitude - from.longitude, point.latitude - from.latitude);
  return Math.abs(dx * (from.latitude - point.latitude) - dy * (from.longitude - point.longitude)) / length;
}

const same = (one: Position, other: Position | undefined) =>
  one.latitude === other?.latitude && one.longitude === other.longitude;

/** Removes points that repeat their neighbour; the last point and the first are neighbours too. */
function distinct(points: Position[]): Position[] {
  const distinct = points.filter((point, index) => index === 0 || !same(point, points[index - 1]));
  return distinct.length > 1 && same(distinct[0]!, distinct.at(-1)) ? distinct.slice(0, -1) : distinct;
}
