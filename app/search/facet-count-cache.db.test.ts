import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { noCriteria } from "./criteria.ts";
import {
  countBetweenChanges,
  findCachedCounts,
  storeCounts,
  cacheCounts,
} from "./facet-count-cache.repository.server.ts";
import { countByFacetKey } from "./listing-counts.repository.server.ts";
import type { SearchFilters } from "./search-conditions.server.ts";

const everything: SearchFilters = { ...noCriteria, communeIds: null, around: null };

let database: TestDatabase;
let communeIds: number[];
let advertiserId: number;
let searches: SearchFilters[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const [first, second] = [await createCommune(db, { departmentCode: "29" }), await createCommune(db)];
  communeIds = [first.id, second.id];
  advertiserId = (await createAdvertiser(db)).id;
  for (let number = 0; number < 24; number++) await create(number);
  searches = [
    { ...everything, communeIds: [communeIds[0]!] },
    { ...everything, quartier: "Saint Jean" },
    { ...everything, quartier: "le Vieux", areaMax: 60 },
    { ...everything, keywords: "piscine -garage" },
    { ...everything, keywords: '"grande piscine"', communeIds },
    { ...everything, priceMin: 2_000, priceMax: 90_000 },
    { ...everything, areaMin: 30, areaMax: 60 },
    { ...everything, minRooms: 3, keywords: "garage" },
    { ...everything, communeIds: [] },
    { ...everything, departments: ["29"], communeIds: [communeIds[0]!] },
    { ...everything, regions: ["bretagne"], communes: ["ailleurs"], communeIds },
  ];
});
afterAll(() => database.drop());
afterEach(() => database.db.execute(sql`delete from kept_searches`));

const create = (number: number) =>
  createListing(database.db, {
    communeId: communeIds[number % 2]!,
    advertiserId,
    quartier: ["Saint-Jean", "Vaise", null][number % 3]!,
    price: 100 * (1_000 + number * 5_000),
    livingArea: 20 + number * 3,
    rooms: 1 + (number % 5),
    details: { description: ["Une grande piscine.", "Un garage.", "Une piscine et un garage."][number % 3]! },
    photos: [],
    ...(number % 4 === 0 ? { propertyType: "terrain", livingArea: null, rooms: null, landArea: 20 + number * 2 } : {}),
  });

const sorted = (counts: object[] | null) => counts?.map((count) => JSON.stringify(count)).toSorted();

async function expectExact() {
  for (const filters of searches) {
    expect(sorted(await findCachedCounts(database.db, filters)), JSON.stringify(filters)).toEqual(
      sorted(await countByFacetKey(database.db, filters)),
    );
  }
}

test("cached counts equal a fresh count, through every change of listings", async () => {
  const { db } = database;
  for (const filters of searches) await cacheCounts(db, filters);
  await expectExact();
  for (let number = 24; number < 30; number++) await create(number);
  await expectExact();
  await db.execute(sql`update listings set price = price * 2, rooms = rooms + 1, status = 'retiree' where id % 5 = 0`);
  await expectExact();
  await db.execute(
    sql`update listings set status = 'disponible', living_area = 45, commune_id = ${communeIds[1]!}, quartier = 'Saint-Jean-le-Vieux' where id % 3 = 0`,
  );
  await expectExact();
  await db.execute(sql`update listings set land_area = 900, quartier = 'Le Vieux Vaise' where id % 4 = 1`);
  await expectExact();
  await db.execute(sql`delete from listings where id % 7 = 0`);
  await expectExact();
});

test("facet criteria are no part of the cache key: one entry serves them all", async () => {
  const filters = { ...everything, keywords: "Piscine" };
  await cacheCounts(database.db, filters);
  expect(
    await findCachedCounts(database.db, { ...filters, keywords: "piscine", offer: "louer", minBedrooms: 3 }),
  ).not.toBeNull();
  expect(await findCachedCounts(database.db, { ...filters, priceMax: 1 })).toBeNull();
});

test("a listing that is published while a search is being cached is counted", async () => {
  const { db } = database;
  const filters = { ...everything, keywords: "piscine" };
  const publication = await db.$client.connect();
  try {
    await publication.query("begin");
    await publication.query("update listings set status = 'disponible' where id = (select min(id) from listings)");
    expect(await cacheCounts(db, filters)).toBe(false);
    expect(await findCachedCounts(db, filters)).toBeNull();
    await publication.query("commit");
  } finally {
    publication.release();
  }
  await cacheCounts(db, filters);
  expect(sorted(await findCachedCounts(db, filters))).toEqual(sorted(await countByFacetKey(db, filters)));
});

test("a change of listings does not wait for a running count, which is then not cached", async () => {
  const { db } = database;
  const filters = { ...everything, keywords: "piscine" };
  // As on a new portal: the very first change counts too.
  await db.execute(sql`alter sequence listing_changes restart`);
  const client = await db.$client.connect();
  try {
    const counted = await countBetweenChanges(drizzle({ client }), filters);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = 1`);
      await tx.execute(sql`update listings set price = price + 100 where id = (select min(id) from listings)`);
    });
    expect(await storeCounts(drizzle({ client }), filters, counted!)).toBe(false);
  } finally {
    client.release();
  }
  expect(await findCachedCounts(db, filters)).toBeNull();
  expect(await cacheCounts(db, filters)).toBe(true);
  expect(sorted(await findCachedCounts(db, filters))).toEqual(sorted(await countByFacetKey(db, filters)));
});

test("a statement that changes many listings empties the cache", async () => {
  const { db } = database;
  await cacheCounts(db, searches[0]!);
  await db.execute(
    sql`create or replace function kept_search_change_limit() returns integer language sql immutable return 2`,
  );
  await db.execute(sql`update listings set price = price + 100`);
  expect(await findCachedCounts(db, searches[0]!)).toBeNull();
});
