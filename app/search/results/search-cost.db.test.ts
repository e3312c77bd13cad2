import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Commune } from "#app/communes/commune.ts";
import { openDatabase, type Database } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";
import { recordStatements } from "#tests/setup/portals/recorded-statements.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { noCriteria } from "../criteria/criteria.ts";
import { otherConditions } from "../count/search-conditions.server.ts";
import { countMatches } from "../use-cases/count-matches.server.ts";
import { findRelaxations } from "../use-cases/find-relaxations.server.ts";
import { resolveCriteria } from "../use-cases/resolve-criteria.server.ts";
import { searchListings } from "../use-cases/search-listings.server.ts";
import { showMap } from "../use-cases/show-map.server.ts";

const cities =
  "paris marseille lyon toulouse nice nantes montpellier strasbourg bordeaux lille rennes toulon reims dijon angers nimes brest metz amiens limoges".split(
    " ",
  );
/** The most expensive search; each criterion adds a wider search to count. */
const fruitless: Partial<SearchCriteria> = {
  offer: "vendre",
  propertyTypes: ["maison"],
  quartier: "Vaise",
  priceMin: 1_900_000_000,
  areaMin: 10,
  minRooms: 1,
  minBedrooms: 1,
  energyClasses: ["A"],
  keywords: "piscine",
};
const changes = countPublicChanges();

let database: TestDatabase;
let db: Database;
let record: Awaited<ReturnType<typeof recordStatements>>;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  record = await recordStatements([db.$client]);
  const { id: advertiserId, communeId } = await createAdvertiser(db);
  for (const longitude of [4.85, 4.9]) await createListing(db, { advertiserId, communeId, latitude: 45.75, longitude });
});
afterAll(async () => {
  await db?.$client.end();
  await database?.drop();
});

const search = (criteria: Partial<SearchCriteria>) => searchListings({ db, changes }, { ...noCriteria, ...criteria });

test("a search of twenty communes makes as many queries as one of one commune, though it finds nothing", async () => {
  const ask = (communes: string[]) => record.during(() => search({ ...fruitless, communes, radius: 100 }));
  const [many, few] = [await ask(cities), await ask(["lyon"])];
  expect(many).toHaveLength(few.length);
  expect(many.length).toBeLessThan(16);
});

test("twenty misspelt communes cost three more queries, not sixty", async () => {
  const misspelt = cities.map((city) => `${city.slice(0, 2)}x${city.slice(2)}`);
  const ask = (communes: string[]) => record.during(() => resolveCriteria({ db }, { ...noCriteria, communes }));
  const [typed, known] = [await ask(misspelt), await ask(cities)];
  expect(typed.length - known.length).toBeLessThanOrEqual(4);
});

test("a view of the map makes the same number of queries for any number of communes", async () => {
  const view = { bounds: { west: -5, south: 42, east: 8, north: 51 }, zoom: 5 };
  const ask = (communes: string[]) =>
    record.during(() => showMap({ db }, { ...noCriteria, communes, radius: 100 }, view));
  expect(await ask(cities)).toHaveLength((await ask(["lyon"])).length);
});

test.each([
  ["around communes", { communes: ["lyon"], radius: 10 }, sql``, "listings_tile"],
  ["whose price fell", { priceDrop: true }, sql`order by published_at desc, id desc limit 9`, "listings_dropped"],
])("listings %s are found by their index", async (_what, wanted: Partial<SearchCriteria>, order, index) => {
  const samples = await createTestDatabase("samples");
  onTestFinished(() => samples.drop());
  const { filters } = await resolveCriteria({ db: samples.db }, { ...noCriteria, ...wanted });
  const plan = await samples.db.transaction(async (tx) => {
    await tx.execute(sql`analyze listings`);
    return tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select id from listings where ${isOnShowInSql()} ${otherConditions(filters)} ${order}`,
    );
  });
  expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
});

test("where counting wider searches takes too long, the page omits them", async () => {
  const { criteria, filters, centres } = await resolveCriteria({ db }, { ...noCriteria, ...fruitless });
  const empty = { criteria, filters, centres, counts: [] };
  const holder = await db.$client.connect();
  try {
    await holder.query("begin; lock table listings in access exclusive mode");
    expect(await findRelaxations(db, empty, 1)).toEqual([]);
  } finally {
    await holder.query("rollback");
    holder.release();
  }
});

test("a search by another order or facet is counted once, until something changes", async () => {
  const changes = countPublicChanges();
  const count = async (wanted: Partial<SearchCriteria>) => {
    const { filters } = await resolveCriteria({ db }, { ...noCriteria, keywords: "cheminée", ...wanted });
    return (await record.during(() => countMatches({ read: db, changes }, filters))).length;
  };
  // Without notifications of changes nothing is cached.
  expect([await count({}), await count({})]).toEqual([1, 1]);
  changes.setConnected(true);
  expect([await count({}), await count({}), await count({ offer: "louer", minBedrooms: 3 })]).toEqual([1, 0, 0]);
  expect(await count({ priceMax: 1 })).toBe(1);
  changes.add();
  expect([await count({}), await count({})]).toEqual([1, 0]);
});

test("communes without a position have nothing around them", async () => {
  const lost: Pick<Commune, "id" | "slug"> = await createCommune(db, {
    latitude: null,
    longitude: null,
    positionPrecision: null,
  });
  const { total, relaxations } = await search({ communes: [lost.slug], radius: 100 });
  expect(total).toBe(0);
  expect(relaxations.map(({ gives }) => gives)).toEqual([["communes"]]);
});
