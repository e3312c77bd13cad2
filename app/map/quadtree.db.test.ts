import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { type Bounds, cellOf, rangesOver, snapBounds } from "./quadtree.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const degrees = (bound: number) => fc.integer({ min: -bound * 1e6, max: bound * 1e6 }).map((number) => number / 1e6);
const place = fc.record({ latitude: degrees(84), longitude: degrees(179) });

test("a position has the same cell here and in the database", async () => {
  const places = [
    ...fc.sample(place, 200),
    { latitude: 48.8566, longitude: 2.3522 },
    { latitude: -90, longitude: -180 },
    { latitude: 90, longitude: 180 },
  ];
  const { rows } = await database.db.$client.query<{ cell: number }>(
    "select map_cell(latitude, longitude) as cell from unnest($1::float8[], $2::float8[]) with ordinality as p (latitude, longitude, n) order by n",
    [places.map((one) => one.latitude), places.map((one) => one.longitude)],
  );
  expect(places.map(cellOf)).toEqual(rows.map((row) => row.cell));
});

const bounds = fc.tuple(place, place).map(([one, other]): Bounds => ({
  west: Math.min(one.longitude, other.longitude),
  east: Math.max(one.longitude, other.longitude),
  south: Math.min(one.latitude, other.latitude),
  north: Math.max(one.latitude, other.latitude),
}));

test("the ranges over some bounds contain every position in them, and are few", () => {
  fc.assert(
    fc.property(
      bounds,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (box, across, up) => {
        const cell = cellOf({
          longitude: box.west + (box.east - box.west) * across,
          latitude: box.south + (box.north - box.south) * up,
        });
        const ranges = rangesOver(box);
        expect(ranges.length).toBeLessThanOrEqual(16);
        expect(ranges.some(({ start, end }) => cell >= start && cell < end)).toBe(true);
      },
    ),
  );
});

test("snapped bounds contain the original bounds, and snapping again changes nothing", () => {
  fc.assert(
    fc.property(bounds, fc.integer({ min: 1, max: 12 }), (box, level) => {
      const snapped = snapBounds(box, level);
      const slack = 1e-9;
      expect(snapped.west).toBeLessThanOrEqual(box.west + slack);
      expect(snapped.east).toBeGreaterThanOrEqual(box.east - slack);
      expect(snapped.south).toBeLessThanOrEqual(box.south + slack);
      expect(snapped.north).toBeGreaterThanOrEqual(box.north - slack);
    }),
  );
});
