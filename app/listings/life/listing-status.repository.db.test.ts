import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listings } from "#db/schema/listings.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { changeListingStatus } from "./listing-status.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const statusOf = async (id: number) =>
  (await database.db.select().from(listings).where(eq(listings.id, id)))[0]!.status;
const historyOf = (listingId: number) =>
  database.db
    .select({ status: listingStatusChanges.status, userId: listingStatusChanges.userId })
    .from(listingStatusChanges)
    .where(eq(listingStatusChanges.listingId, listingId));
const change = (listingId: number, from: ListingStatus, to: ListingStatus, userId: string | null = null) =>
  database.db.transaction((tx) => changeListingStatus(tx, { listingId, from, to, userId }));

test("a change of status records who made it", async () => {
  const { db } = database;
  const [listing, user] = [await createListing(db, { updatedAt: new Date("2026-01-01") }), await createUser(db)];
  expect(await change(listing.id, "disponible", "en_negociation", user.id)).toBe(true);
  expect(await change(listing.id, "en_negociation", "transmis", user.id)).toBe(true);
  expect(await statusOf(listing.id)).toBe("transmis");
  expect(await historyOf(listing.id)).toEqual([
    { status: "en_negociation", userId: user.id },
    { status: "transmis", userId: user.id },
  ]);
  const [row] = await db.select().from(listings).where(eq(listings.id, listing.id));
  expect(row!.updatedAt.getTime()).toBeGreaterThan(listing.updatedAt.getTime());
});

test("a listing with another status, or a forbidden transition, stays and records nothing", async () => {
  const { id } = await createListing(database.db);
  expect(await change(id, "en_negociation", "transmis")).toBe(false);
  expect(await change(id, "disponible", "brouillon")).toBe(false);
  expect(await statusOf(id)).toBe("disponible");
  expect(await historyOf(id)).toEqual([]);
});

test("of ten concurrent changes, one succeeds", async () => {
  const { id } = await createListing(database.db);
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => change(id, "disponible", "en_negociation")));
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await historyOf(id)).toHaveLength(1);
});
