import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { advertiserViews, listingViews } from "#db/schema/listing-life.ts";
import { createListing } from "#tests/factories/listings.ts";
import { visitor } from "#app/account/actor.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { countView } from "./use-cases/count-view.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const view = (reference: string, more: Partial<Parameters<typeof countView>[1]> = {}) =>
  countView(database, { reference, address: uniqueLetters(), actor: visitor, ...more });
const viewsOf = async (listingId: number) =>
  await database.db
    .select({ count: listingViews.count, isToday: sql<boolean>`day = (now() at time zone 'utc')::date` })
    .from(listingViews)
    .where(eq(listingViews.listingId, listingId));

test("each view counts once, for the day, the listing and its advertiser", async () => {
  const listing = await createListing(database.db);
  const other = await createListing(database.db, { advertiserId: listing.advertiserId });
  await Promise.all(Array.from({ length: 12 }, (_, index) => view(index < 8 ? listing.reference : other.reference)));
  expect(await viewsOf(listing.id)).toEqual([{ count: 8, isToday: true }]);
  expect(await viewsOf(other.id)).toEqual([{ count: 4, isToday: true }]);
  const sums = await database.db
    .select({ count: advertiserViews.count })
    .from(advertiserViews)
    .where(eq(advertiserViews.advertiserId, listing.advertiserId));
  expect(sums).toEqual([{ count: 12 }]);
});

test("one address counts five times a day on a listing, and still on others", async () => {
  const [one, two] = [await createListing(database.db), await createListing(database.db)];
  for (let count = 0; count < 9; count++) await view(one.reference, { address: "203.0.113.7" });
  await view(two.reference, { address: "203.0.113.7" });
  expect((await viewsOf(one.id))[0]?.count).toBe(5);
  expect((await viewsOf(two.id))[0]?.count).toBe(1);
});

test("views of unknown listings store nothing", async () => {
  for (let count = 0; count < 3; count++) expect(await view(`BVNO${count}`, { address: "203.0.113.8" })).toBe(false);
  const { rows } = await database.db.execute(sql`select key from attempts where position('203.0.113.8' in key) > 0`);
  expect(rows).toEqual([]);
});

test("an advertiser's own views do not count, another account's do", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  expect(await view(listing.reference, { actor: owner.actor })).toBe(false);
  expect(await viewsOf(listing.id)).toEqual([]);
  expect(await view(listing.reference, { actor: (await createUser(database.db)).actor })).toBe(true);
});

test.each(["brouillon", "retiree", "transmis"] as const)(
  "a listing that is %s has no views, nor has one that does not exist",
  async (status) => {
    const listing = await createListing(database.db, { status });
    expect(await view(listing.reference)).toBe(false);
    expect(await view("BVNONE")).toBe(false);
    expect(await viewsOf(listing.id)).toEqual([]);
  },
);
