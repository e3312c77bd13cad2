import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { findListingPrices } from "#app/listings/prices/listing-prices.repository.server.ts";
import { listingPrices, listings } from "#db/schema/listings.ts";
import { NOW, publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { saveDraftFields } from "../drafts/drafts.repository.server.ts";
import { editListing } from "../drafts/use-cases/edit-listing.server.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { queueTo } from "#tests/setup/portals/no-jobs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const { needs, account, published, listingsOf } = publishingOn(() => database.db);

const HOUR_MS = 3_600_000;
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

/** A published flat at 285,000 €, and how to change it some hours later. */
async function openListing() {
  const who: Account = await account();
  const { listing } = await published(who);
  const change = async (hours: number, fields: Record<string, string>) => {
    const opened = await editListing(needs(), { actor: await actorOf(database.db, who), reference: listing.reference });
    if (!opened.ok) throw new Error(opened.code);
    const { draftId } = opened;
    await saveDraftFields(database.db, { id: draftId, actor: await actorOf(database.db, who), fields });
    const later = { ...needs(), clock: () => hoursLater(hours) };
    expect(await publishListing(later, { actor: await actorOf(database.db, who), draftId })).toEqual({ ok: true });
  };
  const prices = async () =>
    (await findListingPrices(database.db, listing.id)).map(({ since, price }) => [
      (since.getTime() - NOW.getTime()) / HOUR_MS,
      price / 100,
    ]);
  return { who, listing, change, prices };
}

test("a publication stores its price; each change a day later adds one, also one that takes it back", async () => {
  const { change, prices } = await openListing();
  expect(await prices()).toEqual([[0, 285_000]]);
  await change(30, { price: "270 000" });
  await change(31, { title: "Un autre titre" });
  await change(32, { price: "285 000" });
  expect(await prices()).toEqual([
    [0, 285_000],
    [30, 270_000],
    [32, 285_000],
  ]);
});

test("within 24 hours of the publication, a change corrects the first price", async () => {
  const { who, change, prices } = await openListing();
  await change(1, { price: "258 000" });
  await change(23, { price: "259 000" });
  expect(await prices()).toEqual([[0, 259_000]]);
  const [after] = await listingsOf(who);
  expect(after!.listing).toMatchObject({ previousPrice: null, priceChangedAt: null });
});

test("a listing that the previous release published keeps its first price when it changes", async () => {
  const { listing, change, prices } = await openListing();
  await database.db.delete(listingPrices).where(eq(listingPrices.listingId, listing.id));
  await change(40, { price: "270 000" });
  expect(await prices()).toEqual([
    [0, 285_000],
    [40, 270_000],
  ]);
});

test("a price of more than three times, or less than a third, is published once its author confirms it", async () => {
  const { who, listing, change, prices } = await openListing();
  const opened = await editListing(needs(), { actor: await actorOf(database.db, who), reference: listing.reference });
  if (!opened.ok) throw new Error(opened.code);
  const { draftId } = opened;
  const queued: unknown[] = [];
  const later = {
    ...needs(),
    jobs: queueTo(async (_tx, _name, data) => void queued.push(data)),
    clock: () => hoursLater(48),
  };
  const publishAt = async (price: string, confirmedPrice: number | null) => {
    await saveDraftFields(database.db, { id: draftId, actor: await actorOf(database.db, who), fields: { price } });
    return publishListing(later, { actor: await actorOf(database.db, who), draftId, confirmedPrice });
  };
  const asked = { transaction: "vente", from: 28_500_000, to: 2_850_000, factor: { times: 10, direction: "less" } };
  expect(await publishAt("28 500", null)).toEqual({ ok: false, code: "unusual_price", price: asked });
  // Another price than the confirmed one was saved meanwhile.
  expect(await publishAt("1", 2_850_000)).toMatchObject({ ok: false, price: { to: 100 } });
  expect(await publishAt("900 000", null)).toMatchObject({ ok: false, price: { factor: { direction: "more" } } });
  expect([await prices(), queued]).toEqual([[[0, 285_000]], []]);
  expect(await publishAt("28 500", 2_850_000)).toEqual({ ok: true });
  expect(queued).toHaveLength(1);
  await change(72, { price: "85 000" });
  expect(await prices()).toEqual([
    [0, 285_000],
    [48, 28_500],
    [72, 85_000],
  ]);
});

test("a price that waits for its confirmation does not count as a publication", async () => {
  const { who, listing } = await openListing();
  const opened = await editListing(needs(), { actor: await actorOf(database.db, who), reference: listing.reference });
  if (!opened.ok) throw new Error(opened.code);
  const { draftId } = opened;
  await saveDraftFields(database.db, {
    id: draftId,
    actor: await actorOf(database.db, who),
    fields: { price: "28 500" },
  });
  const spent = async () => {
    const { rows } = await database.db.execute(sql`select count from attempts where key = ${`publications ${who.id}`}`);
    return rows;
  };
  expect(await spent()).toEqual([{ count: 1 }]);
  await publishListing(needs(), { actor: await actorOf(database.db, who), draftId });
  expect(await spent()).toEqual([{ count: 1 }]);
  expect(
    await publishListing(needs(), { actor: await actorOf(database.db, who), draftId, confirmedPrice: 2_850_000 }),
  ).toEqual({ ok: true });
  expect(await spent()).toEqual([{ count: 2 }]);
});

test("a withdrawn listing does not come back with an unusual price that nobody confirmed", async () => {
  const { who, listing } = await openListing();
  await database.db.update(listings).set({ status: "retiree" }).where(eq(listings.id, listing.id));
  const opened = await editListing(needs(), { actor: await actorOf(database.db, who), reference: listing.reference });
  if (!opened.ok) throw new Error(opened.code);
  await saveDraftFields(database.db, {
    id: opened.draftId,
    actor: await actorOf(database.db, who),
    fields: { price: "1" },
  });
  expect(
    await publishListing(needs(), { actor: await actorOf(database.db, who), draftId: opened.draftId }),
  ).toMatchObject({
    code: "unusual_price",
  });
  expect((await listingsOf(who))[0]!.listing.status).toBe("retiree");
});

test("a listing that is let instead of sold starts its history anew", async () => {
  const { listing, change, prices } = await openListing();
  await change(30, { price: "270 000" });
  // As if it had been a rental: the form's price of a sale is then another offer.
  await database.db.update(listings).set({ transaction: "location" }).where(eq(listings.id, listing.id));
  await change(50, { transaction: "vente", price: "275 000" });
  expect(await prices()).toEqual([[50, 275_000]]);
});
