import fc from "fast-check";
import { expect, test } from "vitest";
import type { MapCluster, MapListing } from "../../map/map-view.ts";
import { arrangeMarkers, discSize } from "./arrange-markers.ts";

/** On this screen a pixel is a degree. */
const project = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ x: longitude, y: latitude });
const textOf = ({ price }: MapListing) => `${price} €`;
const listing = (longitude: number, latitude: number, reference = `BV${longitude}x${latitude}`): MapListing => ({
  reference,
  slug: "x",
  latitude,
  longitude,
  price: 200_000,
  transaction: "vente",
});
const arrange = (
  listings: MapListing[],
  { clusters = [], isNearest = false }: { clusters?: MapCluster[]; isNearest?: boolean } = {},
) => arrangeMarkers({ clusters, listings }, { project, textOf, isNearest });

test("prices with enough room are at their homes' positions", () => {
  expect(arrange([listing(0, 0), listing(200, 0)])).toEqual({
    discs: [],
    prices: [
      { listing: listing(0, 0), lift: 0 },
      { listing: listing(200, 0), lift: 0 },
    ],
  });
});

test("prices that would overlap become one cluster between them, which knows them", () => {
  const { discs, prices } = arrange([listing(0, 0, "BVA"), listing(30, 10, "BVB"), listing(400, 0, "BVC")]);
  expect(discs).toEqual([{ longitude: 15, latitude: 5, count: 2, references: ["BVA", "BVB"] }]);
  expect(prices.map((price) => price.listing.reference)).toEqual(["BVC"]);
});

test("a price on a cluster joins it, and overlapping clusters merge", () => {
  const { discs, prices } = arrange([listing(10, 0, "BVA")], {
    clusters: [
      { longitude: 0, latitude: 0, count: 9 },
      { longitude: 4, latitude: 0, count: 30 },
    ],
  });
  expect(discs).toHaveLength(1);
  expect(discs[0]).toMatchObject({ count: 40, references: ["BVA"] });
  expect(prices).toEqual([]);
});

test("at the deepest zoom, prices on one spot are stacked", () => {
  const { discs, prices } = arrange([listing(0, 0, "BVA"), listing(0, 0, "BVB"), listing(0, 0, "BVC")], {
    isNearest: true,
  });
  expect(discs).toEqual([]);
  expect(prices.map(({ lift }) => lift)).toEqual([0, 36, 72]);
});

test("no listing is lost, and no marker hides another", () => {
  const spot = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 400 }) });
  fc.assert(
    fc.property(
      fc.array(spot, { maxLength: 60 }),
      fc.array(fc.tuple(spot, fc.integer({ min: 2, max: 5_000 })), { maxLength: 20 }),
      (homes, groups) => {
        const clusters = groups.map(([{ x, y }, count]) => ({ longitude: x, latitude: y, count }));
        const { discs, prices } = arrange(
          homes.map(({ x, y }, number) => listing(x, y, `BV${number}`)),
          { clusters },
        );
        const total = homes.length + clusters.reduce((sum, { count }) => sum + count, 0);
        expect(discs.reduce((sum, { count }) => sum + count, prices.length)).toBe(total);
        const boxes = [
          ...discs.map(({ longitude: x, latitude: y, count }) => ({
            x,
            y,
            width: discSize(count),
            height: discSize(count),
          })),
          ...prices.map(({ listing: { longitude: x, latitude: y } }) => ({
            x,
            y,
            width: 24 + "200000 €".length * 7.5,
            height: 32,
          })),
        ];
        const hidden = boxes.filter((one, at) =>
          boxes.some(
            (other, there) =>
              at < there &&
              Math.abs(one.x - other.x) < (one.width + other.width) * 0.5 &&
              Math.abs(one.y - other.y) < (one.height + other.height) * 0.5,
          ),
        );
        expect(hidden).toEqual([]);
      },
    ),
  );
});
