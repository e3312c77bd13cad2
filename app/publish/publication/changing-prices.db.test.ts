import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { findListingPrices } from "#app/listings/prices/listing-prices.repository.server.ts";
import { listingPrices, listings } from "#db/schema/listings.ts";
import { NOW, publishingOn } from "#tests/setup/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { saveDraftFields } from "../drafts/drafts.repository.server.ts";
import { editListing } from "../drafts/use-cases/edit-listing.server.ts";
import { publishListing } from "./use-cases/publish-listing.server.ts";

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
    const opened = await editListing(needs(), { account: who, reference: listing.reference });
    if (!opened.ok) throw new Error(opened.code);
    const { draftId } = opened;
    await saveDraftFields(database.db, { id: draftId, userId: who.id, fields });
    const later = { ...needs(), clock: () => hoursLater(hours) };
    expect(await publishListing(later, { account: who, draftId })).toEqual({ ok: true });
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

test("a listing that is let instead of sold starts its history anew", async () => {
  const { listing, change, prices } = await openListing();
  await change(30, { price: "270 000" });
  // As if it had been a rental: the form's price of a sale is then another offer.
  await database.db.update(listings).set({ transaction: "location" }).where(eq(listings.id, listing.id));
  await change(50, { transaction: "vente", price: "275 000" });
  expect(await prices()).toEqual([[50, 275_000]]);
});
