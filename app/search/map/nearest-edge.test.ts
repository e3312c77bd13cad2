import { expect, test } from "vitest";
import { nearestEdge } from "./nearest-edge.ts";

const square = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
];

test.each([
  [{ x: 50, y: -20 }, 0],
  [{ x: 110, y: 50 }, 1],
  [{ x: 40, y: 90 }, 2],
  [{ x: -5, y: 60 }, 3],
])("a point at %j is nearest to edge %i", (point, edge) => {
  expect(nearestEdge(square, point)).toBe(edge);
});
