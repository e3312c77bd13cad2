import { expect, test } from "vitest";
import { estimateFromNeighbours } from "./commune-positions.ts";

const known = [
  { postalCodes: ["49270"], position: { latitude: 47.2, longitude: -1.4 } },
  { postalCodes: ["49270", "49530"], position: { latitude: 47.4, longitude: -1.2 } },
  { postalCodes: ["49000"], position: { latitude: 47.5, longitude: -0.5 } },
  { postalCodes: ["97110"], position: { latitude: 16.2, longitude: -61.5 } },
  { postalCodes: ["97400"], position: { latitude: -20.9, longitude: 55.4 } },
  { postalCodes: ["49100"], position: null },
];

test("a commune without a known position gets the mean of those with its postal code", () => {
  expect(estimateFromNeighbours(known)(["49270"])).toEqual({
    latitude: expect.closeTo(47.3, 9),
    longitude: expect.closeTo(-1.3, 9),
  });
});

test("without one of the same postal code, the longest common prefix counts", () => {
  expect(estimateFromNeighbours(known)(["49001"])).toEqual({ latitude: 47.5, longitude: -0.5 });
});

test("overseas departments are not mixed, though their codes share a prefix", () => {
  expect(estimateFromNeighbours(known)(["97600"])).toBeNull();
});

test("a commune without a postal code has no position", () => {
  expect(estimateFromNeighbours(known)([])).toBeNull();
});
