type Point = { x: number; y: number };

/** The index of the edge of a polygon that is nearest to a point; edge 0 leads from corner 0 to corner 1. */
export function nearestEdge(corners: Point[], point: Point): number {
  const distances = corners.map((from, index) => distanceToEdge(point, from, corners[(index + 1) % corners.length]!));
  return distances.indexOf(Math.min(...distances));
}

function distanceToEdge(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}
