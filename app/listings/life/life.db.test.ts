import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Actor, visitor } from "#app/account/actor.ts";
import { listingEvents } from "#db/schema/alerts.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listingPrices, listings } from "#db/schema/listings.ts";
import { listingPhotos } from "#db/schema/media.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createMedia } from "#tests/factories/media.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createOwnedListing } from "#tests/factories/requests.ts";
import { countTwice } from "#tests/setup/data/after-kills.ts";
import { noJobs, queueTo } from "#tests/setup/portals/no-jobs.ts";
import { recordStatements } from "#tests/setup/portals/recorded-statements.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import type { ListingContent } from "./life.repository.server.ts";
import { assign, MOST_SHOWN_AT_ONCE, move, prepare, show } from "./life.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date("2026-11-21T10:00:00Z");
const PHOTOS = 3;

/** What lets software act for an organisation, and listings that it has prepared, each with photos. */
async function prepareListings(count: number) {
  const { db } = database;
  const { id: advertiserId, communeId } = await createAdvertiser(db);
  const actor: Actor = { kind: "software", advertiserId, name: "feed" };
  const { id: mediaId } = await createMedia(db);
  const content = (index: number): ListingContent => ({
    listing: {
      slug: "appartement-a-vendre",
      communeId,
      transaction: "vente",
      propertyType: "appartement",
      title: "Appartement à vendre",
      quartier: `Quartier ${index % 3}`,
      price: 20_000_000 + index * 1_000_000,
      livingArea: 60,
      rooms: 3,
      latitude: 47.2 + index / 5,
      longitude: -1.5,
    },
    details: { description: "Deux chambres sur cour." },
    rooms: [{ name: "Séjour", area: 24 }],
  });
  const ids: number[] = [];
  for (let index = 0; index < count; index++)
    await db.transaction(async (tx) => {
      const made = await prepare(tx, actor, {
        advertiser: { id: advertiserId, isSample: false },
        content: () => content(index),
        now,
      });
      ids.push(made.id);
      const photos = Array.from({ length: PHOTOS }, (_, position) => ({
        listingId: made.id,
        position,
        mediaId,
        alt: "",
      }));
      await tx.insert(listingPhotos).values(photos);
    });
  const showAll = (shown = ids, jobs = noJobs) =>
    db.transaction((tx) => show({ jobs }, tx, actor, { advertiserId, ids: shown, now }));
  return { ids, showAll };
}

const onShow = (ids: number[]) =>
  database.db
    .select({ id: listings.id, photoCount: listings.photoCount, publishedAt: listings.publishedAt })
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.status, "disponible")))
    .orderBy(listings.id);

/** The listings with an event to notify. */
async function toldOf(ids: number[]): Promise<number[]> {
  const rows = await database.db
    .select({ id: listingEvents.listingId })
    .from(listingEvents)
    .where(and(inArray(listingEvents.listingId, ids), eq(listingEvents.kind, "new")));
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

test("25 listings go on show by one update at the end, each with its photos, its price and one event to notify", async () => {
  const { db } = database;
  const { ids, showAll } = await prepareListings(MOST_SHOWN_AT_ONCE);
  const queued: number[] = [];
  const jobs = queueTo(async (_tx, _name, data) => void queued.push((data as { event: number }).event));
  const { during } = await recordStatements([db.$client]);
  const sent = (await during(() => showAll(ids, jobs))).map(({ text }) => text.trim().toLowerCase());
  expect(sent.slice(-2)).toEqual([expect.stringMatching(/^update listings/), "commit"]);
  expect(await onShow(ids)).toEqual(ids.map((id) => ({ id, photoCount: PHOTOS, publishedAt: now })));
  expect(await toldOf(ids)).toEqual(ids);
  expect(queued.length).toBe(ids.length);
  for (const table of [listingPrices, listingStatusChanges])
    expect((await db.select().from(table).where(inArray(table.listingId, ids))).length).toBe(ids.length);
  const { stored, recounted } = await countTwice(db);
  expect(stored).toEqual(recounted);

  const one = await prepareListings(1);
  expect((await during(() => one.showAll())).length).toBe(sent.length);
});

test("more than 25 at once are refused", async () => {
  const { ids, showAll } = await prepareListings(MOST_SHOWN_AT_ONCE + 1);
  await expect(showAll()).rejects.toThrow("26 listings");
  expect(await onShow(ids)).toEqual([]);
});

test("another organisation's listings are not shown", async () => {
  const [own, others] = [await prepareListings(1), await prepareListings(2)];
  expect(await own.showAll([...own.ids, ...others.ids])).toEqual(own.ids);
  expect(await onShow(others.ids)).toEqual([]);
});

const isWaiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

test("a listing that is deleted meanwhile is left out, and nobody is notified of it", async () => {
  const { ids, showAll } = await prepareListings(3);
  const shown = await database.db.transaction(async (tx) => {
    await tx.execute(`delete from listings where id = ${ids[1]}`);
    const showing = showAll();
    // On another connection: a transaction sees the activity of its first look.
    await expect
      .poll(async () => (await database.db.execute(isWaiting)).rows.length, { timeout: 30_000 * timeoutFactor })
      .toBe(1);
    return { showing };
  });
  const others = [ids[0], ids[2]];
  expect(await shown.showing).toEqual(others);
  expect((await onShow(ids)).map(({ id }) => id)).toEqual(others);
  expect(await toldOf(ids)).toEqual(others);
});

test("if two calls show the same listings at once, only one takes effect", async () => {
  const { ids, showAll } = await prepareListings(5);
  const shown = await Promise.all([showAll(), showAll(ids.toReversed())]);
  expect(shown.toSorted((one, other) => one.length - other.length)).toEqual([[], ids]);
  expect(await toldOf(ids)).toEqual(ids);
});

test("a move from a stage that the listing no longer has, or that may not follow, changes and logs nothing", async () => {
  const { db } = database;
  const { id } = await createListing(db, { status: "en_negociation", stage: "offre" });
  const go = (from: ListingStage, to: ListingStage) =>
    db.transaction((tx) => move({ jobs: noJobs }, tx, visitor, { id, from, to }));
  await expect(go("negociation", "compromis")).rejects.toThrow("cannot go from negociation to compromis");
  await expect(go("disponible", "compromis")).rejects.toThrow("cannot go");
  await expect(go("offre", "brouillon")).rejects.toThrow("cannot go from offre to brouillon");
  const [stored] = await db.select().from(listings).where(eq(listings.id, id));
  expect([stored!.status, stored!.stage]).toEqual(["en_negociation", "offre"]);
  expect(await db.select().from(listingEvents).where(eq(listingEvents.listingId, id))).toEqual([]);
});

test("a listing is assigned only to a member of its organisation, and can return to the administrators", async () => {
  const { listing, owner } = await createOwnedListing(database.db);
  const stranger = await createUser(database.db);
  const give = (accountId: string | null) =>
    database.db.transaction((tx) =>
      assign(tx, owner.actor, { id: listing.id, advertiserId: listing.advertiserId, accountId }),
    );
  const inCharge = async () =>
    (await database.db.select().from(listings).where(eq(listings.id, listing.id)))[0]!.inChargeId;
  await give(owner.id);
  await expect(give(stranger.id)).rejects.toThrow();
  expect(await inCharge()).toBe(owner.id);
  await give(null);
  expect(await inCharge()).toBeNull();
});

test("a listing that is withdrawn while others are shown stays withdrawn, and counts stay exact", async () => {
  const { db } = database;
  const { ids, showAll } = await prepareListings(4);
  const [early, ...late] = ids;
  await showAll([early!]);
  await Promise.all([
    showAll(late),
    db.transaction((tx) => move({ jobs: noJobs }, tx, visitor, { id: early!, from: "disponible", to: "retiree" })),
  ]);
  expect(await showAll(ids)).toEqual([]);
  expect((await onShow(ids)).map(({ id }) => id)).toEqual(late);
  const { stored, recounted } = await countTwice(db);
  expect(stored).toEqual(recounted);
});
