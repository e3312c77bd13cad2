import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { listAdvertisers } from "./list-advertisers.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const everybody = { name: null, place: null, page: 1 };
const search = (asked: Partial<typeof everybody> | { name?: string; place?: string; page?: number }) =>
  listAdvertisers({ db: database.db }, { ...everybody, ...asked });

test("a name is found in any word order, without accents, and by the agency", async () => {
  const { db } = database;
  const family = uniqueLetters();
  const agent = await createAdvertiser(db, {
    firstName: "Zoé",
    familyName: `Lefèvre ${family}`,
    agencyName: "L’Ardoise Immobilier",
  });
  await createAdvertiser(db, { firstName: "Paul", familyName: family, agencyName: "Horizon" });
  for (const name of [`lefevre zoe ${family}`, `${family.toUpperCase()} ARDOISE`, `zoé lef ${family}`]) {
    const { cards, total } = await search({ name });
    expect(
      cards.map(({ slug }) => slug),
      name,
    ).toEqual([agent.slug]);
    expect(total).toBe(1);
  }
});

test("special characters of the database are literal, and a name without letters finds nobody", async () => {
  await createAdvertiser(database.db);
  for (const name of ["%", "_", "' or 1=1 --", "***"]) expect((await search({ name })).cards, name).toEqual([]);
});

test("Paris finds the advertisers of its arrondissements, and the commune becomes its slug", async () => {
  const { db } = database;
  const { rows } = await db.$client.query<{ id: number }>("select id from communes where slug = 'paris-19e'");
  const inside = await createAdvertiser(db, { communeId: rows[0]!.id });
  await createAdvertiser(db);
  const found = await search({ place: "PARIS" });
  expect(found.cards.map(({ slug }) => slug)).toEqual([inside.slug]);
  expect(found.criteria.place).toBe("paris");
});

test("an unknown commune finds nobody rather than everybody", async () => {
  await createAdvertiser(database.db);
  const found = await search({ place: "zqxwzkv" });
  expect(found).toMatchObject({ place: null, cards: [], total: 0, nearby: [] });
});

test("a commune without advertisers shows the nearest ones, nearest first, and none from far away", async () => {
  const { db } = database;
  // In the ocean, so that no other test's advertiser is near.
  const here = await createCommune(db, { latitude: 45, longitude: -20 });
  const far = await createCommune(db, { latitude: 45, longitude: -24 });
  const near = await createCommune(db, { latitude: 45.1, longitude: -20 });
  const nearer = await createCommune(db, { latitude: 45, longitude: -20.05 });
  await createAdvertiser(db, { communeId: far.id });
  const second = await createAdvertiser(db, { communeId: near.id });
  const first = await createAdvertiser(db, { communeId: nearer.id });
  const found = await search({ place: here.slug });
  expect(found.total).toBe(0);
  expect(found.nearby.map(({ slug }) => slug)).toEqual([first.slug, second.slug]);
});

test("pages hold nine each, show everyone once, the last to join first; a page beyond the last shows the last", async () => {
  const { db } = database;
  const family = uniqueLetters();
  const slugs: string[] = [];
  for (let count = 0; count < 20; count++)
    slugs.unshift((await createAdvertiser(db, { familyName: family, slug: `${family}-${count}` })).slug);
  const pages = await Promise.all([1, 2, 3].map((page) => search({ name: family, page })));
  expect(pages.map(({ cards }) => cards.length)).toEqual([9, 9, 2]);
  expect(pages.flatMap(({ cards }) => cards.map(({ slug }) => slug))).toEqual(slugs);
  const beyond = await search({ name: family, page: 9_999_999 });
  expect(beyond.criteria.page).toBe(3);
  expect(beyond.cards).toEqual(pages[2]!.cards);
});

test("a card counts the listings on show, shows the newest, and has no telephone or e-mail", async () => {
  const { db } = database;
  const advertiser = await createAdvertiser(db, {
    familyName: uniqueLetters(),
    phone: "06 39 98 77 66",
    email: "secret@example.org",
  });
  const own = { advertiserId: advertiser.id, communeId: advertiser.communeId };
  await createListing(db, { ...own, status: "en_negociation", publishedAt: new Date("2026-01-01") });
  const newest = await createListing(db, { ...own, publishedAt: new Date("2026-02-01") });
  await createListing(db, { ...own, status: "transmis", publishedAt: new Date("2026-03-01") });
  await createListing(db, { ...own, status: "brouillon" });
  const [card] = (await search({ name: advertiser.familyName })).cards;
  const { rows } = await db.$client.query<{ sha256: string }>("select sha256 from media where id = $1", [
    newest.coverMediaId,
  ]);
  expect(card).toMatchObject({ listingCount: 2, cover: { sha256: rows[0]!.sha256 } });
  expect(JSON.stringify(card)).not.toMatch(/77 66|secret@/);
});
