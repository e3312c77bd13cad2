import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { requestEvents } from "#db/schema/requests.ts";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("the portal's earlier sentences become codes; other texts stay", async () => {
  const { db } = database;
  const { notices } = requestWords.french;
  const { listing } = await createOwnedListing(db);
  const request = await createRequest(db, { listingId: listing.id });
  const step = { requestId: request.id, step: "declinee", author: "portail", authorName: "bienvu" } as const;
  await db.insert(requestEvents).values([
    { ...step, body: notices.withdrawn },
    { ...step, body: notices.sold_to_other },
    { ...step, body: notices.let_to_other.replaceAll(/[\u00A0\u202F]/gu, " ") },
    { ...step, body: `${notices.withdrawn} Bien à vous.` },
    { ...step, author: "annonceur", body: notices.withdrawn },
  ]);
  const file = join(import.meta.dirname, "../../db/migrations/20261123_request_notices_of_before.sql");
  await db.$client.query(await readFile(file, "utf8"));
  const told = await db
    .select({ notice: requestEvents.notice })
    .from(requestEvents)
    .where(eq(requestEvents.requestId, request.id))
    .orderBy(asc(requestEvents.id));
  expect(told.map(({ notice }) => notice)).toEqual([null, "withdrawn", "sold_to_other", "let_to_other", null, null]);
});
