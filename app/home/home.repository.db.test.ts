import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { createListing } from "#tests/factories/listings.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { countListingsOnShow } from "./home.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the number of listings follows the listings on show", async () => {
  const { db } = database;
  expect(await countListingsOnShow(db)).toBe(0);
  const shown = await createListing(db, { photos: 0 });
  await createListing(db, { photos: 0, status: "en_negociation", transaction: "location" });
  await createListing(db, { photos: 0, status: "brouillon" });
  expect(await countListingsOnShow(db)).toBe(2);
  await db.update(listings).set({ status: "transmis" }).where(eq(listings.id, shown.id));
  expect(await countListingsOnShow(db)).toBe(1);
});
