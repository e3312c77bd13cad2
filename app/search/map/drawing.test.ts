import fc from "fast-check";
import { expect, test } from "vitest";
import { simplifyDrawing } from "./drawing.ts";
import { parseDrawing } from "../criteria/parse-area.ts";
import { formatMapArea } from "../criteria/search-area.ts";

const around = (count: number, wobble: number) =>
  Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * index) / (count - 1);
    const radius = 0.1 * (1 + wobble * Math.sin(turn * 17));
    return { latitude: 45 + radius * Math.sin(turn), longitude: 5 + radius * Math.cos(turn) };
  });

test("a circle of five hundred points is simplified to fit into an address", () => {
  const points = simplifyDrawing(around(500, 0.3))!;
  expect(points.length).toBeGreaterThan(8);
  expect(points.length).toBeLessThanOrEqual(60);
  expect(parseDrawing(formatMapArea({ kind: "drawn", points }))).toEqual({ kind: "drawn", points });
});

test("a square stays the same square", () => {
  const corners = [
    [45, 5],
    [45, 6],
    [46, 6],
    [46, 5],
  ].map(([latitude, longitude]) => ({ latitude: latitude!, longitude: longitude! }));
  expect(simplifyDrawing([...corners, corners[0]!])).toEqual(corners);
});

test("a click or a single stroke is no area", () => {
  expect(simplifyDrawing([{ latitude: 45, longitude: 5 }])).toBeNull();
  expect(
    simplifyDrawing([
      { latitude: 45, longitude: 5 },
      { latitude: 45, longitude: 5 },
      { latitude: 45, longitude: 5 },
    ]),
  ).toBeNull();
  expect(simplifyDrawing([])).toBeNull();
});

test("any simplified drawing can be read back", () => {
  const place = fc.record({
    latitude: fc.double({ min: -84, max: 84, noNaN: true }),
    longitude: fc.double({ min: -179, max: 179, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 300 }), (drawn) => {
      const points = simplifyDrawing(drawn);
      if (points) expect(parseDrawing(formatMapArea({ kind: "drawn", points }))).toEqual({ kind: "drawn", points });
    }),
  );
});
