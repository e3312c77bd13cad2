import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing, type ListingOverrides } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { LEAST_COMPARED } from "./market-prices.ts";
import {
  computeMarketPrices,
  computeMissingMarketPrices,
  findMarketPrices,
} from "./market-prices.repository.server.ts";

let database: TestDatabase;
let advertiserId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  advertiserId = (await createAdvertiser(database.db)).id;
});
afterAll(() => database.drop());
beforeEach(() => database.db.$client.query("truncate market_prices"));

type Home = Pick<ListingOverrides, "price" | "livingArea" | "landArea" | "transaction" | "propertyType" | "status">;
const list = (communeId: number, homes: Home[]) =>
  Promise.all(homes.map((home) => createListing(database.db, { advertiserId, communeId, photos: 0, ...home })));
const flats = (count: number, pricePerMetre = 4_000_00): Home[] =>
  Array.from({ length: count }, () => ({ livingArea: 50, price: 50 * pricePerMetre }));
const pricesOf = (communeId: number, kind: Partial<Parameters<typeof findMarketPrices>[1]> = {}) =>
  findMarketPrices(database.db, { communeId, transaction: "vente", propertyType: "appartement", ...kind });

/** As the definition of a continuous percentile has it: between the two nearest values. */
function naiveQuantile(values: number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!];
  return below + (above - below) * (place - Math.floor(place));
}

test("percentiles are those of a naive computation, for sales and rents of homes with an area", async () => {
  const { id } = await createCommune(database.db, { departmentCode: "N1" });
  const drawn = fc.sample(
    fc.record({ price: fc.integer({ min: 20_000_00, max: 900_000_00 }), livingArea: fc.integer({ min: 9, max: 240 }) }),
    { numRuns: 57, seed: 12 },
  );
  await list(id, [
    ...drawn,
    { price: 1, livingArea: null },
    { price: 1, livingArea: 10, status: "transmis" },
    { price: 1, livingArea: 10, status: "brouillon" },
    { price: 1, livingArea: 10, transaction: "location" },
    { price: 1, livingArea: 10, propertyType: "maison" },
  ]);
  await computeMarketPrices(database.db);
  const perMetre = drawn.map(({ price, livingArea }) => price / livingArea);
  const found = await pricesOf(id);
  expect(found).toMatchObject({ area: "commune", count: 57, computedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
  for (const [key, part] of [
    ["p10", 0.1],
    ["p25", 0.25],
    ["p50", 0.5],
    ["p75", 0.75],
    ["p90", 0.9],
  ] as const)
    expect(Math.abs(found![key] - naiveQuantile(perMetre, part)), key).toBeLessThanOrEqual(0.51);
});

test("a plot's price is that of its land", async () => {
  const { id } = await createCommune(database.db, { departmentCode: "N2" });
  await list(
    id,
    Array.from(
      { length: LEAST_COMPARED },
      () => ({ propertyType: "terrain", landArea: 500, price: 100_000_00 }) as const,
    ),
  );
  await computeMarketPrices(database.db);
  expect(await pricesOf(id, { propertyType: "terrain" })).toMatchObject({ count: LEAST_COMPARED, p50: 200_00 });
});

test("with too few homes in the commune the department's prices are found, and with too few there none", async () => {
  const [one, two] = [
    await createCommune(database.db, { departmentCode: "N3" }),
    await createCommune(database.db, { departmentCode: "N3" }),
  ];
  await list(one.id, flats(LEAST_COMPARED - 1, 3_000_00));
  await computeMarketPrices(database.db);
  expect(await pricesOf(one.id)).toBeNull();
  await list(two.id, flats(LEAST_COMPARED, 5_000_00));
  await computeMarketPrices(database.db);
  expect(await pricesOf(one.id)).toMatchObject({
    area: "department",
    count: 2 * LEAST_COMPARED - 1,
    p10: 3_000_00,
    p90: 5_000_00,
  });
  expect(await pricesOf(two.id)).toMatchObject({ area: "commune", count: LEAST_COMPARED, p10: 5_000_00 });
});

test("an arrondissement has its own prices, else its city's; a former commune has those of its commune", async () => {
  const department = { departmentCode: "N4" };
  const city = await createCommune(database.db, department);
  const arrondissement = await createCommune(database.db, { ...department, kind: "arrondissement", parentId: city.id });
  const former = await createCommune(database.db, { ...department, kind: "ancienne", parentId: city.id });
  const small = await createCommune(database.db, { ...department, kind: "arrondissement", parentId: city.id });
  await list(arrondissement.id, flats(20, 6_000_00));
  await list(former.id, flats(5, 2_000_00));
  await computeMarketPrices(database.db);
  expect(await pricesOf(arrondissement.id)).toMatchObject({ area: "commune", count: 20 });
  expect(await pricesOf(city.id)).toMatchObject({ area: "commune", count: 25 });
  expect(await pricesOf(small.id)).toMatchObject({ area: "city", cityName: city.name, count: 25 });
  expect(await pricesOf(former.id)).toMatchObject({ area: "commune", count: 25 });
});

test("prices are computed at a first start only, also where several portals start at once", async () => {
  const { id } = await createCommune(database.db, { departmentCode: "N5" });
  await list(id, flats(20));
  await Promise.all([1, 2, 3].map(() => computeMissingMarketPrices(database.db)));
  expect(await pricesOf(id)).toMatchObject({ count: 20 });
  await list(id, flats(1));
  await computeMissingMarketPrices(database.db);
  expect(await pricesOf(id)).toMatchObject({ count: 20 });
  await computeMarketPrices(database.db);
  expect(await pricesOf(id)).toMatchObject({ count: 21 });
});
