import { afterAll, beforeAll, expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { compareListings } from "./compare-listings.server.ts";

let database: TestDatabase;
let advertiser: Awaited<ReturnType<typeof createAdvertiser>>;
beforeAll(async () => {
  database = await createTestDatabase();
  advertiser = await createAdvertiser(database.db);
});
afterAll(() => database.drop());

const needs = () => ({
  db: database.db,
  costs: async () => builtInCostTable,
  env: { CURRENCY: "EUR" as const },
  clock: () => new Date(),
  rentControlPeriods: async () => [],
});

const list = (overrides: Parameters<typeof createListing>[1] = {}) =>
  createListing(database.db, { advertiserId: advertiser.id, communeId: advertiser.communeId, photos: 0, ...overrides });

test("listings are in the requested order, also listings under negotiation", async () => {
  const [one, two] = [
    await list({ price: 20_000_000, previousPrice: 21_000_000 }),
    await list({ status: "en_negociation", photos: 1 }),
  ];
  const { listings, gone } = await compareListings(needs(), [two.reference, one.reference]);
  expect(listings.map((listing) => [listing.reference, listing.stage])).toEqual([
    [two.reference, "negociation"],
    [one.reference, "disponible"],
  ]);
  expect(listings.map((listing) => [listing.cover === null, listing.previousPrice])).toEqual([
    [false, null],
    [true, 21_000_000],
  ]);
  expect(gone).toEqual([]);
});

test("listings that left the site are named; a draft reads like an unknown reference", async () => {
  const sold = await list({ title: "Loft vendu", status: "transmis" });
  const draft = await list({ title: "Secret", status: "brouillon" });
  expect(await compareListings(needs(), [sold.reference, draft.reference, "BVRIEN"])).toEqual({
    listings: [],
    gone: [
      { reference: sold.reference, title: "Loft vendu" },
      { reference: draft.reference, title: null },
      { reference: "BVRIEN", title: null },
    ],
  });
});

test("nothing private is sent to the browser", async () => {
  const { reference } = await list({ details: { address: "8 rue Cachée" }, showsExactPosition: false });
  const text = JSON.stringify(await compareListings(needs(), [reference]));
  expect(text).not.toContain("Cachée");
  expect(text).not.toMatch(/latitude|phone|email/i);
});
