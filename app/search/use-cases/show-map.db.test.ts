import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { noCriteria } from "../criteria/criteria.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import type { MapView } from "../map/map-view.ts";
import { showMap } from "./show-map.server.ts";

const france = { bounds: { west: -5.5, south: 41, east: 9.8, north: 51.3 }, zoom: 5 };
const city = { bounds: { west: 4.7, south: 45.6, east: 5, north: 45.9 }, zoom: 11 };

let database: TestDatabase;
let secret: { latitude: number; longitude: number; reference: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { id: advertiserId, communeId } = await createAdvertiser(db);
  const own = { advertiserId, communeId, photos: [] };
  // Eighty listings in and around Lyon, a third of them to let; forty in Brest, and one without a position.
  for (let number = 0; number < 80; number++) {
    const turn = number * 2.4;
    await createListing(db, {
      ...own,
      transaction: number % 3 === 0 ? "location" : "vente",
      latitude: 45.75 + 0.05 * Math.sin(turn) * (number / 80),
      longitude: 4.85 + 0.07 * Math.cos(turn) * (number / 80),
      livingArea: 20 + number,
    });
  }
  for (let number = 0; number < 40; number++) await createListing(db, { ...own, latitude: 48.39, longitude: -4.49 });
  await createListing(db, { ...own, latitude: null, longitude: null });
  await createListing(db, { ...own, latitude: 45.75, longitude: 4.85, status: "retiree" });
  secret = {
    ...(await createListing(db, { ...own, latitude: 43.123456, longitude: 1.654321 })),
    latitude: 43.123456,
    longitude: 1.654321,
  };
});
afterAll(() => database.drop());

const show = (criteria: Partial<SearchCriteria>, view: typeof france) =>
  showMap({ db: database.db }, { ...noCriteria, ...criteria }, view);

test("zoomed out, the clusters contain every listing on show with a position, near their positions", async () => {
  const { total, clusters, listings } = await show({}, france);
  expect(total).toBe(121);
  expect(listings.map(({ reference }) => reference)).toEqual([secret.reference]);
  expect(clusters.reduce((sum, { count }) => sum + count, 1)).toBe(total);
  const brest = clusters.filter(
    ({ latitude, longitude }) => Math.abs(latitude - 48.39) < 0.02 && Math.abs(longitude + 4.49) < 0.02,
  );
  expect(brest.reduce((sum, { count }) => sum + count, 0)).toBe(40);
});

test.each<[string, Partial<SearchCriteria>]>([
  ["kept counts", { offer: "louer" }],
  ["counting", { offer: "louer", areaMin: 1 }],
])("criteria apply to the map too, by %s", async (_, criteria) => {
  expect((await show(criteria, france)).total).toBe(27);
});

test("stored counts and a fresh count find the same in the same places, and a single listing has its own marker", async () => {
  const spots = ({ clusters, listings }: MapView) =>
    [...clusters, ...listings.map(({ reference, ...place }) => ({ ...place, count: reference }))]
      .map(({ latitude, longitude, count }) => `${latitude.toFixed(3)} ${longitude.toFixed(3)} ${count}`)
      .toSorted();
  const kept = await show({ offer: "vendre" }, france);
  const counted = await show({ offer: "vendre", priceMin: 1 }, france);
  expect(spots(counted)).toEqual(spots(kept));
  expect(kept.listings.map(({ reference }) => reference)).toEqual([secret.reference]);
});

test("stored counts follow changes, and a recount finds the same", async () => {
  const client = await database.db.$client.connect();
  const read = async () =>
    (
      await client.query(
        "select cell, traits, count, round(latitude_sum::numeric, 1) as sum from listing_cells where count <> 0 order by 1, 2",
      )
    ).rows;
  try {
    await client.query("begin");
    await client.query("update listings set status = 'en_negociation' where id % 3 = 0 and status = 'disponible'");
    await client.query("update listings set latitude = latitude + 1, longitude = longitude - 1 where id % 5 = 0");
    await client.query("update listings set shows_exact_position = true where id % 7 = 0");
    await client.query("delete from listings where id % 11 = 0");
    const kept = await read();
    await client.query("select recount_listings()");
    expect(await read()).toEqual(kept);
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test("if few homes are in view, each has its marker; neighbours out of view have none", async () => {
  const all = await show({}, city);
  expect(all.listings.length + all.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  expect(all.clusters.every(({ count }) => count > 1)).toBe(true);
  const { clusters, listings, total } = await show({ offer: "louer" }, city);
  expect(clusters).toEqual([]);
  expect(total).toBe(27);
  expect(new Set(listings.map(({ reference }) => reference)).size).toBe(27);
});

test("the true position of a listing is not sent, and the public one stays the same", async () => {
  const around = { bounds: { west: 1.6, south: 43.1, east: 1.7, north: 43.2 }, zoom: 14 };
  const [marker] = (await show({}, around)).listings;
  expect(marker?.reference).toBe(secret.reference);
  const metres = Math.hypot(
    (marker!.latitude - secret.latitude) * 111_320,
    (marker!.longitude - secret.longitude) * 111_320 * Math.cos((43.12 * Math.PI) / 180),
  );
  expect(metres).toBeLessThan(301);
  expect([marker!.latitude, marker!.longitude]).not.toEqual([secret.latitude, secret.longitude]);
  expect((await show({}, around)).listings).toEqual([marker]);
});
