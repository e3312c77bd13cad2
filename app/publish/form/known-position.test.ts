import { expect, test } from "vitest";
import { knownPosition } from "./known-position.ts";

test("a listing is where its advertiser placed it, else always at the same point of its commune", () => {
  const commune = { latitude: 47.2184, longitude: -1.5536, population: 320_000 };
  const exact = { latitude: 47.2135, longitude: -1.5621 };
  const metres = (one: { latitude: number | null; longitude: number | null }) =>
    Math.hypot(
      one.latitude! - commune.latitude,
      (one.longitude! - commune.longitude) * Math.cos((commune.latitude * Math.PI) / 180),
    ) * 111_320;
  expect(knownPosition({ exact, commune, reference: "BV1" })).toEqual(exact);
  const unplaced = { exact: null, commune, reference: "BV7" };
  expect(knownPosition(unplaced)).toEqual(knownPosition(unplaced));
  expect(knownPosition(unplaced)).not.toEqual(knownPosition({ ...unplaced, reference: "BV8" }));
  expect(metres(knownPosition(unplaced))).toBeLessThan(1_510);
  expect(knownPosition({ ...unplaced, commune: { ...commune, latitude: null, longitude: null } })).toEqual({
    latitude: null,
    longitude: null,
  });
});
