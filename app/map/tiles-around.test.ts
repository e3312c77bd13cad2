import fc from "fast-check";
import { expect, test } from "vitest";
import { cellOf, LEVELS } from "./quadtree.ts";
import { flatCircle, tilesAround } from "./tiles-around.ts";

const LEVEL = 10;

const circles = fc.array(
  fc.record({
    latitude: fc.double({ min: 41, max: 51, noNaN: true }),
    longitude: fc.double({ min: -5, max: 9, noNaN: true }),
    km: fc.integer({ min: 1, max: 100 }),
  }),
  { minLength: 1, maxLength: 3 },
);
/** A fraction of the radius, also beyond 1, in some direction. */
const aside = fc.record({
  part: fc.double({ min: 0, max: 1.5, noNaN: true }),
  turn: fc.double({ max: 6.3, min: 0, noNaN: true }),
});

test("a position in a circle is in a tile, and a position in a whole tile is in a circle", () => {
  fc.assert(
    fc.property(circles, aside, (given, { part, turn }) => {
      const { latitude, longitude, degrees, shortening } = flatCircle(given[0]!);
      const place = {
        latitude: latitude + degrees * part * Math.sin(turn),
        longitude: longitude + (degrees * part * Math.cos(turn)) / shortening,
      };
      const isWithin = given
        .map(flatCircle)
        .some(
          (circle) =>
            (place.latitude - circle.latitude) ** 2 + ((place.longitude - circle.longitude) * circle.shortening) ** 2 <=
            circle.degrees ** 2 * (1 + 1e-9),
        );
      const { whole, crossed } = tilesAround(given, LEVEL);
      const tile = cellOf(place) >> (2 * (LEVELS - LEVEL));
      if (isWithin && part <= 0.999) expect([...whole, ...crossed]).toContain(tile);
      if (whole.includes(tile)) expect(isWithin).toBe(true);
    }),
  );
});

test("each tile is listed once, though several circles touch it", () => {
  const paris = { latitude: 48.86, longitude: 2.35, km: 100 };
  const { whole, crossed } = tilesAround([paris, { ...paris, latitude: 49 }, paris], LEVEL);
  const all = [...whole, ...crossed];
  expect(new Set(all).size).toBe(all.length);
  expect(whole.length).toBeGreaterThan(20);
});
