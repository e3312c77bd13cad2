import { expect, test } from "vitest";
import { clusterLevel } from "./map-view.ts";

const frame = (degrees: number) => ({ west: 2, east: 2 + degrees });

test("a closer zoom has smaller clusters, down to the deepest level", () => {
  expect([5, 8, 11].map((zoom) => clusterLevel(zoom, frame(0.5)))).toEqual([8, 11, 14]);
  expect(clusterLevel(22, frame(0.001))).toBe(15);
  expect(clusterLevel(0, frame(360))).toBeGreaterThanOrEqual(1);
});

test("at any zoom, a frame has no more tiles across than a screen could show", () => {
  for (const degrees of [360, 20, 1, 0]) {
    const level = clusterLevel(22, frame(degrees));
    expect((degrees / 360) * 2 ** level).toBeLessThanOrEqual(128);
  }
});
