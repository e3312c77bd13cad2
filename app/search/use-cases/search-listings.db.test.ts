import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { energyClasses, propertyTypes } from "#app/domain/listing.ts";
import { createSearchedListings, middles, type SearchedListing } from "#tests/factories/searched-listings.ts";
import { anySearch, areas, distance, matches } from "#tests/setup/data/naive-search.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { noCriteria, type SearchCriteria, type Sort, sorts } from "../criteria/criteria.ts";
import { offers } from "../criteria/choices.ts";
import { searchListings } from "./search-listings.server.ts";

let database: TestDatabase;
let known: SearchedListing[];
let slugs: Map<string, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ known, slugs } = await createSearchedListings(database.db));
});
afterAll(() => database.drop());

const changes = countPublicChanges();
const search = (criteria: Partial<SearchCriteria>) =>
  searchListings({ db: database.db, changes }, { ...noCriteria, ...criteria });

test("totals and facets equal a naive count, for any criteria", async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (criteria) => {
      const count = (change: Partial<SearchCriteria>) =>
        known.filter((listing) => matches(listing, { ...criteria, ...change }, slugs)).length;
      const { total, facets } = await searchListings({ db: database.db, changes }, criteria);
      expect(total).toBe(count({}));
      expect(facets.propertyType).toEqual(
        propertyTypes.map((value) => ({ value, count: count({ propertyTypes: [value] }) })),
      );
      expect(facets.offer).toEqual(offers.map((value) => ({ value, count: count({ offer: value }) })));
      expect(facets.available).toEqual([{ value: "oui", count: count({ available: true }) }]);
      expect(facets.minBedrooms).toEqual(
        [1, 2, 3, 4, 5].map((value) => ({ value, count: count({ minBedrooms: value }) })),
      );
      expect(facets.energyClass).toEqual(
        energyClasses.map((value) => ({ value, count: count({ energyClasses: [value] }) })),
      );
    }),
    { numRuns: 120 },
  );
});

test("an area of the map, or a radius around a commune, finds exactly what lies there", async () => {
  const places: Partial<SearchCriteria>[] = [
    ...areas.map((area) => ({ area })),
    { communes: ["mirandole"], radius: 3 },
    { communes: ["bellecombelle"], radius: 6 },
  ];
  for (const place of places) {
    const expected = known.filter((listing) => matches(listing, { ...noCriteria, ...place }, slugs)).length;
    expect(expected).toBeGreaterThan(0);
    expect((await search(place)).total).toBe(expected);
  }
});

const newestFirst = (one: SearchedListing, other: SearchedListing) =>
  other.publishedAt!.getTime() - one.publishedAt!.getTime() || other.id - one.id;
const dropOf = ({ priceChangedAt }: SearchedListing) => priceChangedAt?.getTime() ?? 0;
const comparators: Record<Sort, (one: SearchedListing, other: SearchedListing) => number> = {
  defaut: newestFirst,
  "prix-croissant": (one, other) => one.price - other.price || one.id - other.id,
  "prix-decroissant": (one, other) => other.price - one.price || other.id - one.id,
  baisse: (one, other) => dropOf(other) - dropOf(one) || newestFirst(one, other),
};

test("walking all pages shows each listing once, in the order of the sort, from both ends", async () => {
  for (const sort of sorts) {
    const seen: string[] = [];
    const { pageCount } = await search({ sort });
    for (let page = 1; page <= pageCount; page++)
      seen.push(...(await search({ sort, page })).cards.map((card) => card.reference));
    const expected = known.filter((listing) => matches(listing, noCriteria, slugs)).toSorted(comparators[sort]);
    expect(seen).toEqual(expected.map((listing) => listing.reference));
  }
});

test("the stored counts follow every change, and a recount finds the same", async () => {
  const client = await database.db.$client.connect();
  const read = async () =>
    (await client.query("select axis, bucket, traits, count from listing_counts where count <> 0 order by 1, 2, 3"))
      .rows;
  try {
    const before = await read();
    await client.query("begin");
    await client.query(
      "update listings set price = price * 3, status = 'en_negociation' where id % 3 = 0 and status = 'disponible'",
    );
    await client.query("update listings set status = 'transmis' where id % 7 = 0");
    await client.query("update listings set photo_count = photo_count + 1");
    await client.query("delete from listings where id % 11 = 0");
    const kept = await read();
    expect(kept).not.toEqual(before);
    await client.query("select recount_listings()");
    expect(await read()).toEqual(kept);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("plots are searched by their own area, and are included in searches of all types", async () => {
  const plots = (criteria: Partial<SearchCriteria>) =>
    known.filter(
      (listing) => listing.propertyType === "terrain" && matches(listing, { ...noCriteria, ...criteria }, slugs),
    ).length;
  for (const area of [{ areaMin: 1 }, { areaMin: 60, areaMax: 120 }, { areaMax: 90 }]) {
    expect(plots(area)).toBeGreaterThan(0);
    expect((await search({ propertyTypes: ["terrain"], ...area })).total).toBe(plots(area));
    const { facets } = await search(area);
    expect(facets.propertyType.find(({ value }) => value === "terrain")?.count).toBe(plots(area));
  }
});

test.each([
  "Croix-Rousse",
  "croix rousse",
  "CROIX ROUSSE",
  "Rousse",
  "la Croix-Rousse",
  "Le plateau",
  "Rousse, plateau",
  "Crôix-Rousse",
])("a quartier is found by any of its words: %s", async (quartier) => {
  const named = known.filter((listing) => matches(listing, { ...noCriteria, quartier: "plateau" }, slugs)).length;
  expect(named).toBeGreaterThan(0);
  expect((await search({ quartier })).total).toBe(named);
});

test.each(["ousse", "Croix-Blanche", "!!!"])("a quartier is not found by %s", async (quartier) => {
  expect((await search({ quartier })).total).toBe(0);
});

test("a page beyond the last shows the last", async () => {
  const { pageCount } = await search({});
  expect((await search({ page: 999_999 })).criteria.page).toBe(pageCount);
});

test("communes are found in any spelling, and become their slug", async () => {
  const { criteria, total, problems } = await search({ communes: ["BELLECOMBELLE"] });
  expect({ communes: criteria.communes, problems }).toEqual({ communes: ["bellecombelle"], problems: [] });
  expect(total).toBeGreaterThan(0);
});

test("an unknown commune is reported; alone, it finds nothing; beside a known one, it is left out", async () => {
  const alone = await search({ communes: ["Zzyzxqu"] });
  expect(alone).toMatchObject({ total: 0, problems: [{ code: "unknown-commune", typed: "Zzyzxqu" }] });
  const beside = await search({ communes: ["Zzyzxqu", "bellecombelle"] });
  expect(beside.total).toBe((await search({ communes: ["bellecombelle"] })).total);
});

test("if nothing is found, each wider search has as many results as it promises", async () => {
  const { total, relaxations } = await search({
    propertyTypes: ["terrain"],
    offer: "louer",
    priceMax: 50_000,
    keywords: "piscine",
  });
  expect(total).toBe(0);
  expect(relaxations.length).toBeGreaterThan(0);
  for (const { criteria, count } of relaxations)
    expect((await searchListings({ db: database.db, changes }, criteria)).total).toBe(count);
});

test("if dropping any two criteria finds nothing either, the place is offered with the type or offer that has results", async () => {
  const nothing = {
    minRooms: 20,
    minBathrooms: 20,
    landMin: 900_000,
    keywords: "xyzzy",
    sinceDays: 1,
    quartier: "xyzzy",
  };
  const there = { communes: ["bellecombelle"], ...nothing };
  for (const [kind, kept] of [
    [{ propertyTypes: ["appartement"] }, { propertyTypes: ["appartement"] }],
    [{ propertyTypes: ["terrain"], offer: "louer" }, { offer: "louer" }],
  ] satisfies [Partial<SearchCriteria>, Partial<SearchCriteria>][]) {
    const { relaxations } = await search({ ...there, ...kind });
    expect(relaxations).toMatchObject([
      { gives: ["others"], criteria: { ...noCriteria, communes: ["bellecombelle"], ...kept } },
    ]);
    expect((await search(relaxations[0]!.criteria)).total).toBe(relaxations[0]!.count);
  }
});

test("if a search without the unknown words is offered, the same search without any keyword is not", async () => {
  const { relaxations } = await searchListings(
    { db: database.db, changes, unread: ["xyzzy"] },
    { ...noCriteria, keywords: "piscine xyzzy", minBathrooms: 20 },
  );
  expect(relaxations.map(({ gives }) => gives)).toContainEqual(["unread", "minBathrooms"]);
  expect(relaxations.map(({ gives }) => gives)).not.toContainEqual(["keywords", "minBathrooms"]);
});

test.each(["le la les", "!!!", "' or 1=1 --", "a & | ! b", '"', "<script>"])(
  "odd keywords never break a search: %s",
  async (keywords) => {
    await expect(search({ keywords })).resolves.toMatchObject({ criteria: { keywords } });
  },
);

test("words joined by signs, or in quotes, find listings with all of them, and are excluded together", async () => {
  const { total } = await search({ keywords: "piscine terrasse" });
  expect(total).toBeGreaterThan(0);
  for (const keywords of [
    "piscine-terrasse",
    "piscine/terrasse",
    "l’piscine terrasse",
    '"terrasse piscine"',
    '"piscine, terrasse"',
  ]) {
    expect((await search({ keywords })).total, keywords).toBe(total);
  }
  const either = await search({ keywords: "bien" });
  expect((await search({ keywords: 'bien -"piscine terrasse"' })).total).toBe(either.total - total);
});

test("where a commune has no result, its surroundings are offered first", async () => {
  const home = (slug: string) =>
    known.filter(({ communeId, status }) => communeId === slugs.get(slug) && status === "disponible");
  const taken = new Set(home("bellecombelle").map(({ price }) => price));
  const near = home("mirandole").find(
    ({ at, price }) => !taken.has(price) && distance(at, middles.bellecombelle!) < 9,
  )!;
  const { total, relaxations } = await search({
    communes: ["bellecombelle"],
    priceMin: near.price / 100,
    priceMax: near.price / 100,
  });
  expect(total).toBe(0);
  expect(relaxations[0]).toMatchObject({ gives: ["near-10"], criteria: { communes: ["bellecombelle"], radius: 10 } });
  expect(relaxations.flatMap(({ gives }) => gives)).not.toContain("near-30");
  for (const { criteria, count } of relaxations) expect((await search(criteria)).total).toBe(count);
});
