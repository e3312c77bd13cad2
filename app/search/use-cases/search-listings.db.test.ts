import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { energyClasses, listingStatuses, propertyTypes } from "#app/domain/listing.ts";
import type { Database } from "#db/client.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing, type ListingRow } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { offers } from "../criteria/choices.ts";
import { type SearchCriteria, sorts } from "../criteria.ts";
import { noCriteria } from "../criteria.ts";
import type { Place, SearchArea } from "../search-area.ts";
import { searchListings } from "./search-listings.server.ts";

const quartiers = ["Part-Dieu", "Partenaires", "Plateau de la Croix-Rousse", "Saint-Jean", null];
const words = ["piscine", "cheminée", "terrasse"];
const comforts = ["ascenseur", "balcon", "terrasse", "jardin", "parking", "garage", "piscine", "piscine-chauffee"];
const now = Date.now();

type Known = ListingRow & { at: Place } & { words: string[]; features: string[]; parentId: number | null };

async function readPublicPosition(db: Database, id: number): Promise<{ at: Place }> {
  const { rows } = await db.$client.query<Place>(
    "select public_latitude::float8 as latitude, public_longitude::float8 as longitude from listings where id = $1",
    [id],
  );
  return { at: rows[0]! };
}

let database: TestDatabase;
let known: Known[];
let slugs: Map<string, number>;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const town = await createCommune(db, { name: "Mirandole", ...middles.mirandole });
  const part = await createCommune(db, {
    name: "Mirandole 1er",
    kind: "arrondissement",
    parentId: town.id,
    ...middles["mirandole-1er"],
  });
  const village = await createCommune(db, { name: "Bellecombelle", ...middles.bellecombelle });
  slugs = new Map([town, part, village].map((commune) => [commune.slug, commune.id]));
  const advertiser = await createAdvertiser(db, { communeId: town.id });
  known = [];
  // The same 240 listings each time, spread over everything that searches tell apart.
  for (let number = 0; number < 240; number++) {
    const commune = [town, part, village][number % 3]!;
    const own = words.filter((_, index) => (number >> index) % 2 === 1);
    const features = comforts.filter((_, index) => (number * (index + 3)) % 7 === 0);
    const propertyType = propertyTypes[number % 5 === 4 ? 2 : number % 2]!;
    const isPlot = propertyType === "terrain";
    const row = await createListing(db, {
      communeId: commune.id,
      advertiserId: advertiser.id,
      propertyType,
      transaction: isPlot || number % 7 < 4 ? "vente" : "location",
      status: listingStatuses[number % 11 < 6 ? 1 : number % 5]!,
      price: 100 * (500 + ((number * 7_919) % 400) * 1_000),
      livingArea: isPlot ? null : 15 + ((number * 31) % 140),
      // A house of any size stands on a larger plot, which is not what one searches it by.
      landArea: isPlot ? 10 + ((number * 37) % 160) : propertyType === "maison" ? 300 + ((number * 13) % 900) : null,
      rooms: isPlot ? null : 1 + (number % 7),
      bedrooms: isPlot ? null : number % 7,
      bathrooms: isPlot ? null : number % 4,
      floor: propertyType === "appartement" && number % 8 !== 0 ? (number % 6) - 1 : null,
      furnished: number % 6 === 0 ? null : number % 3 === 1,
      energyClass: isPlot || number % 13 === 0 ? null : energyClasses[number % 7]!,
      quartier: quartiers[number % 5]!,
      // Half an hour past the hour: no test takes so long that one of them grows a day older.
      publishedAt: new Date(now - (((number * 97) % 240) * 60 + 30) * 60_000),
      details: { description: `Un bien avec ${own.join(", ") || "jardin"}.`, features },
      photos: [],
      // A disc of some kilometres around the middle of the town, which the criteria of place cut through.
      latitude: 47.4 + 0.08 * Math.sin(number) * ((number % 9) / 9),
      longitude: -0.6 + 0.12 * Math.cos(number) * ((number % 9) / 9),
      showsExactPosition: number % 2 === 0,
    });
    // Chance would now and then put one on the very border, where a sphere and a plane differ by a metre.
    await db.$client.query("update listings set position_seed = $2 where id = $1", [row.id, (number * 0.618) % 1]);
    known.push({ ...row, ...(await readPublicPosition(db, row.id)), words: own, features, parentId: commune.parentId });
  }
});
afterAll(() => database.drop());

const log = { debug: () => {} };
const search = (criteria: Partial<SearchCriteria>) =>
  searchListings({ db: database.db, log }, { ...noCriteria, ...criteria });

const middles: Record<string, Place> = {
  mirandole: { latitude: 47.4, longitude: -0.6 },
  "mirandole-1er": { latitude: 47.42, longitude: -0.58 },
  bellecombelle: { latitude: 47.36, longitude: -0.66 },
};

/** Kilometres, on a sphere. */
function distance(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(radians(one.latitude - other.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(one.longitude - other.longitude) / 2) ** 2;
  return 2 * 6378.2 * Math.asin(Math.sqrt(h));
}

/** Even-odd rule. */
function isInside({ latitude, longitude }: Place, area: SearchArea): boolean {
  if (area.kind === "view") {
    const { west, south, east, north } = area.bounds;
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  }
  return area.points.reduce((inside, point, index) => {
    const next = area.points[(index + 1) % area.points.length]!;
    const crosses =
      point.latitude > latitude !== next.latitude > latitude &&
      longitude <
        point.longitude +
          ((latitude - point.latitude) / (next.latitude - point.latitude)) * (next.longitude - point.longitude);
    return inside !== crosses;
  }, false);
}

const wordsOf = (text: string) => text.toLowerCase().split(/[^a-zè]+/);

/** The meaning of a search, written as plainly as can be. */
function matches(listing: Known, criteria: SearchCriteria): boolean {
  const { offer } = criteria;
  const isOnShow = listing.status === "disponible" || listing.status === "en_negociation";
  const atLeast = (value: number | null, bound: number | null) => bound === null || (value !== null && value >= bound);
  const atMost = (value: number | null, bound: number | null) => bound === null || (value !== null && value <= bound);
  const wanted = criteria.communes.map((slug) => slugs.get(slug));
  const area = listing.propertyType === "terrain" ? listing.landArea : listing.livingArea;
  return (
    isOnShow &&
    (offer === null || (offer === "louer") === (listing.transaction === "location")) &&
    (offer !== "acheter" || listing.status === "disponible") &&
    (criteria.propertyType === null || listing.propertyType === criteria.propertyType) &&
    (wanted.length === 0 ||
      wanted.includes(listing.communeId) ||
      (listing.parentId !== null && wanted.includes(listing.parentId)) ||
      (criteria.radius !== null &&
        criteria.communes.some((slug) => distance(listing.at, middles[slug]!) <= criteria.radius!))) &&
    (criteria.area === null || isInside(listing.at, criteria.area)) &&
    (criteria.quartier === null ||
      wordsOf(criteria.quartier).every((word) =>
        wordsOf(listing.quartier ?? "").some((own) => own.startsWith(word)),
      )) &&
    atLeast(listing.price / 100, criteria.priceMin) &&
    atMost(listing.price / 100, criteria.priceMax) &&
    atLeast(area, criteria.areaMin) &&
    atMost(area, criteria.areaMax) &&
    atLeast(listing.rooms, criteria.minRooms) &&
    atLeast(listing.bedrooms, criteria.minBedrooms) &&
    (criteria.energyClasses.length === 0 ||
      (listing.energyClass !== null && criteria.energyClasses.includes(listing.energyClass))) &&
    atLeast(listing.bathrooms, criteria.minBathrooms) &&
    (!criteria.furnished || listing.furnished === true) &&
    (!criteria.lift || listing.features.includes("ascenseur")) &&
    (criteria.outdoors.length === 0 || criteria.outdoors.some((feature) => listing.features.includes(feature))) &&
    (!criteria.parking || listing.features.includes("parking") || listing.features.includes("garage")) &&
    (!criteria.aboveGround || listing.floor === null || listing.floor > 0) &&
    (!criteria.pool || listing.features.some((feature) => feature.startsWith("piscine"))) &&
    (criteria.sinceDays === null || now - listing.publishedAt!.getTime() < criteria.sinceDays * 86_400_000) &&
    (criteria.rooms === null || listing.rooms === criteria.rooms) &&
    atLeast(listing.landArea, criteria.landMin) &&
    atMost(listing.landArea, criteria.landMax) &&
    (criteria.keywords === null || listing.words.includes(criteria.keywords))
  );
}

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null, freq: 1 });
/** True one time in five, so that searches by several criteria still find something. */
const seldom = fc.nat(4).map((number) => number === 0);
const range = (max: number) =>
  fc
    .tuple(orNull(fc.nat(max)), orNull(fc.nat(max)))
    .map(([one, other]) => (one !== null && other !== null && one > other ? [other, one] : [one, other]));
const areas: SearchArea[] = [
  { kind: "view", bounds: { west: -0.64, south: 47.38, east: -0.57, north: 47.43 } },
  { kind: "view", bounds: { west: -1.5, south: 46.9, east: 0.2, north: 47.9 } },
  {
    kind: "drawn",
    points: [
      { latitude: 47.36, longitude: -0.7 },
      { latitude: 47.45, longitude: -0.62 },
      { latitude: 47.39, longitude: -0.5 },
    ],
  },
  {
    kind: "drawn",
    points: [
      { latitude: 47.36, longitude: -0.7 },
      { latitude: 47.44, longitude: -0.5 },
      { latitude: 47.44, longitude: -0.7 },
      { latitude: 47.36, longitude: -0.5 },
    ],
  },
];
const anySearch: fc.Arbitrary<SearchCriteria> = fc
  .record({
    offer: orNull(fc.constantFrom(...offers)),
    propertyType: orNull(fc.constantFrom(...propertyTypes)),
    communes: fc.subarray(["mirandole", "mirandole-1er", "bellecombelle"]),
    radius: orNull(fc.constantFrom(1, 3, 6)),
    mapArea: orNull(fc.constantFrom(...areas)),
    quartier: orNull(fc.constantFrom("Part", "Part-Dieu", "Saint", "Croix-Rousse", "rousse plateau")),
    price: range(400_000),
    area: range(150),
    minRooms: orNull(fc.integer({ min: 1, max: 7 })),
    minBedrooms: orNull(fc.integer({ min: 1, max: 6 })),
    energyClasses: fc.subarray([...energyClasses]),
    minBathrooms: orNull(fc.integer({ min: 1, max: 4 })),
    furnished: seldom,
    lift: seldom,
    outdoors: fc.subarray<"balcon" | "terrasse" | "jardin">(["balcon", "terrasse", "jardin"]),
    parking: seldom,
    aboveGround: seldom,
    pool: seldom,
    sinceDays: orNull(fc.constantFrom(1, 3, 7)),
    rooms: orNull(fc.integer({ min: 1, max: 7 })),
    land: range(1_200),
    keywords: orNull(fc.constantFrom(...words)),
    sort: fc.constantFrom(...sorts),
  })
  .map(({ price, area, land, mapArea, ...rest }) => ({
    ...rest,
    area: mapArea,
    priceMin: price[0] ?? null,
    priceMax: price[1] ?? null,
    areaMin: area[0] ?? null,
    areaMax: area[1] ?? null,
    landMin: land[0] ?? null,
    landMax: land[1] ?? null,
    page: 1,
  }));

test("totals and facets are those of a count by hand, for any criteria", async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (criteria) => {
      const count = (change: Partial<SearchCriteria>) =>
        known.filter((listing) => matches(listing, { ...criteria, ...change })).length;
      const { total, facets } = await searchListings({ db: database.db, log }, criteria);
      expect(total).toBe(count({}));
      expect(facets.propertyType).toEqual(
        propertyTypes.map((value) => ({ value, count: count({ propertyType: value }) })),
      );
      expect(facets.offer).toEqual(offers.map((value) => ({ value, count: count({ offer: value }) })));
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

test("a part of the map, or some kilometres around a commune, finds what lies there and nothing else", async () => {
  const places: Partial<SearchCriteria>[] = [
    ...areas.map((area) => ({ area })),
    { communes: ["mirandole"], radius: 3 },
    { communes: ["bellecombelle"], radius: 6 },
  ];
  for (const place of places) {
    const expected = known.filter((listing) => matches(listing, { ...noCriteria, ...place })).length;
    expect(expected).toBeGreaterThan(0);
    expect((await search(place)).total).toBe(expected);
  }
});

test("walking all pages shows each listing once, in the order of the sort, from both ends", async () => {
  for (const sort of sorts) {
    const seen: string[] = [];
    const { pageCount } = await search({ sort });
    for (let page = 1; page <= pageCount; page++)
      seen.push(...(await search({ sort, page })).cards.map((card) => card.reference));
    const expected = known
      .filter((listing) => matches(listing, noCriteria))
      .toSorted((one, other) => {
        if (sort === "prix-croissant") return one.price - other.price || one.id - other.id;
        if (sort === "prix-decroissant") return other.price - one.price || other.id - one.id;
        return other.publishedAt!.getTime() - one.publishedAt!.getTime() || other.id - one.id;
      });
    expect(seen).toEqual(expected.map((listing) => listing.reference));
  }
});

test("the kept counts follow every change, and a recount finds the same", async () => {
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

test("plots are searched by their own area, and stay in searches of all types", async () => {
  const plots = (criteria: Partial<SearchCriteria>) =>
    known.filter((listing) => listing.propertyType === "terrain" && matches(listing, { ...noCriteria, ...criteria }))
      .length;
  for (const area of [{ areaMin: 1 }, { areaMin: 60, areaMax: 120 }, { areaMax: 90 }]) {
    expect(plots(area)).toBeGreaterThan(0);
    expect((await search({ propertyType: "terrain", ...area })).total).toBe(plots(area));
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
  const named = known.filter((listing) => matches(listing, { ...noCriteria, quartier: "plateau" })).length;
  expect(named).toBeGreaterThan(0);
  expect((await search({ quartier })).total).toBe(named);
});

test.each(["ousse", "Croix-Blanche", "!!!"])("a quartier is not found by %s", async (quartier) => {
  expect((await search({ quartier })).total).toBe(0);
});

test("a page beyond the last is the last", async () => {
  const { pageCount } = await search({});
  expect((await search({ page: 999_999 })).criteria.page).toBe(pageCount);
});

test("communes are found however they are written, and become their slug", async () => {
  const { criteria, total, problems } = await search({ communes: ["BELLECOMBELLE"] });
  expect({ communes: criteria.communes, problems }).toEqual({ communes: ["bellecombelle"], problems: [] });
  expect(total).toBeGreaterThan(0);
});

test("an unknown commune is told; alone, it finds nothing; beside a known one, it is left out", async () => {
  const alone = await search({ communes: ["Zzyzxqu"] });
  expect(alone).toMatchObject({ total: 0, problems: [{ code: "unknown-commune", typed: "Zzyzxqu" }] });
  const beside = await search({ communes: ["Zzyzxqu", "bellecombelle"] });
  expect(beside.total).toBe((await search({ communes: ["bellecombelle"] })).total);
});

test("where nothing is found, each wider search finds what it says", async () => {
  const { total, relaxations } = await search({
    propertyType: "terrain",
    offer: "louer",
    priceMax: 50_000,
    keywords: "piscine",
  });
  expect(total).toBe(0);
  expect(relaxations.length).toBeGreaterThan(0);
  for (const { criteria, count } of relaxations)
    expect((await searchListings({ db: database.db, log }, criteria)).total).toBe(count);
});

test.each(["le la les", "!!!", "' or 1=1 --", "a & | ! b", '"', "<script>"])(
  "odd keywords never break a search: %s",
  async (keywords) => {
    await expect(search({ keywords })).resolves.toMatchObject({ criteria: { keywords } });
  },
);

test("words joined by signs, or between quotes, find what has them all, and are left out together", async () => {
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

test("where a commune has nothing, what lies around it is offered first", async () => {
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
