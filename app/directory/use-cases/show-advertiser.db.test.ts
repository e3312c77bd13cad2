import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findPhone } from "../directory.repository.server.ts";
import { showAdvertiser } from "./show-advertiser.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const show = (slug: string, page = 1) => showAdvertiser({ db: database.db }, { slug, page });

test("an unknown slug finds nobody", async () => {
  expect(await show("n-existe-pas")).toBeNull();
  expect(await show("'; drop table advertisers; --")).toBeNull();
});

test("an agency shows its street and SIRET, a private owner neither", async () => {
  const { db } = database;
  const agency = await createAdvertiser(db, { agencyName: "La Lucarne", address: "12 rue des Tilleuls" });
  const owner = await createAdvertiser(db, {
    role: "proprietaire",
    firstName: "Inès",
    familyName: "Roux",
    agencyName: null,
    siret: "73282932000074",
  });
  expect((await show(agency.slug))!.advertiser).toMatchObject({
    name: "La Lucarne",
    contactName: "Hélène " + agency.familyName,
    street: "12 rue des Tilleuls",
    siret: agency.siret,
  });
  expect((await show(owner.slug))!.advertiser).toMatchObject({
    name: "Inès Roux",
    contactName: null,
    street: null,
    siret: null,
  });
});

test("the profile says that there is a telephone; only a request reveals the number", async () => {
  const { db } = database;
  const advertiser = await createAdvertiser(db, { phone: "06 39 98 77 66", email: "secret@example.org" });
  const silent = await createAdvertiser(db, { phone: null });
  const shown = await show(advertiser.slug);
  expect(shown!.advertiser.hasPhone).toBe(true);
  expect(JSON.stringify(shown)).not.toMatch(/77 66|secret@/);
  expect(await findPhone(db, advertiser.slug)).toBe("06 39 98 77 66");
  expect((await show(silent.slug))!.advertiser.hasPhone).toBe(false);
  expect(await findPhone(db, silent.slug)).toBeNull();
});

test("only listings on show count, and the newest home with four pictures is featured", async () => {
  const { db } = database;
  const advertiser = await createAdvertiser(db);
  const own = { advertiserId: advertiser.id, communeId: advertiser.communeId };
  const featured = await createListing(db, {
    ...own,
    photos: 5,
    bedrooms: 4,
    bathrooms: 2,
    publishedAt: new Date("2026-01-01"),
    details: { hasKitchen: true },
  });
  await createListing(db, { ...own, photos: 1, transaction: "location", publishedAt: new Date("2026-02-01") });
  await createListing(db, { ...own, photos: 4, propertyType: "terrain", publishedAt: new Date("2026-03-01") });
  await createListing(db, { ...own, photos: 4, status: "retiree", publishedAt: new Date("2026-04-01") });
  const shown = await show(advertiser.slug);
  expect(shown).toMatchObject({ total: 3, pageCount: 1, advertiser: { offers: { vente: 2, location: 1 } } });
  expect(shown!.featured).toMatchObject({
    href: `/annonces/${featured.slug}-${featured.reference}`,
    bedrooms: 4,
    bathrooms: 2,
    hasKitchen: true,
  });
  expect(shown!.featured!.pictures).toHaveLength(4);
});

test("an advertiser without listings has a profile", async () => {
  const advertiser = await createAdvertiser(database.db);
  expect(await show(advertiser.slug)).toMatchObject({ featured: null, cards: [], total: 0, page: 1, pageCount: 1 });
});

test("its listings come nine a page, newest first; a page beyond the last shows the last", async () => {
  const { db } = database;
  const communeId = (await createCommune(db)).id;
  const advertiserId = (await createAdvertiser(db, { communeId })).id;
  const references: string[] = [];
  for (let day = 1; day <= 11; day++) {
    references.unshift(
      (await createListing(db, { advertiserId, communeId, photos: 0, publishedAt: new Date(Date.UTC(2026, 0, day)) }))
        .reference,
    );
  }
  const { rows } = await db.$client.query<{ slug: string }>("select slug from advertisers where id = $1", [
    advertiserId,
  ]);
  const slug = rows[0]!.slug;
  const [first, second, beyond] = await Promise.all([show(slug), show(slug, 2), show(slug, 500)]);
  expect([...first!.cards, ...second!.cards].map(({ reference }) => reference)).toEqual(references);
  expect(first!.cards).toHaveLength(9);
  expect(beyond).toMatchObject({ page: 2, pageCount: 2 });
});
