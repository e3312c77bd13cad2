import { expect, test } from "vitest";
import { metresBetween } from "./distance.ts";

const paris = { latitude: 48.8566, longitude: 2.3522 };

test.each([
  ["Lyon", { latitude: 45.764, longitude: 4.8357 }, 391_500],
  ["a degree north", { latitude: 49.8566, longitude: 2.3522 }, 111_195],
  ["the same place", paris, 0],
])("from Paris to %s", (_name, place, metres) => {
  expect(Math.abs(metresBetween(paris, place) - metres)).toBeLessThan(metres * 0.002 + 1);
  expect(metresBetween(place, paris)).toBeCloseTo(metresBetween(paris, place), 3);
});
