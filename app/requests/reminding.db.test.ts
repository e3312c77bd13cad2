import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOwnedListing, createRequest } from "#tests/factories/requests.ts";
import { mailsTo, queueingNeeds, secretIn } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { openLink } from "./use-cases/open-thread.server.ts";
import { remindToConfirm } from "./use-cases/repeat-confirmation.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const HOUR = 3_600_000;
/** A request that was made an hour ago and is not confirmed. */
async function createUnconfirmed(columns: Partial<Parameters<typeof createRequest>[1]> = {}) {
  const { listing } = await createOwnedListing(database.db);
  const createdAt = new Date(Date.now() - HOUR);
  return createRequest(database.db, { listingId: listing.id, confirmedAt: null, createdAt, ...columns });
}
const remind = (id: string) => remindToConfirm(queueingNeeds(database.db), id);

test("an unconfirmed request gets one reminder, however often and in however many processes the job runs", async () => {
  const { id, seekerEmail } = await createUnconfirmed();
  await Promise.all([remind(id), remind(id)]);
  await remind(id);
  const [mail, ...others] = await mailsTo(database.db, seekerEmail);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ isBudgeted: true, subject: expect.stringContaining("Rappel") });
  expect(await openLink(database, secretIn(mail!.text))).toMatchObject({ ok: true, kind: "to_confirm" });
});

test.each([
  ["is confirmed", "update requests set confirmed_at = now() where id = $1"],
  ["has ended", "delete from requests where id = $1"],
  ["is too old to be confirmed", "update requests set created_at = now() - interval '49 hours' where id = $1"],
  [
    "is about a home that has gone",
    "update listings set status = 'retiree' where id = (select listing_id from requests where id = $1)",
  ],
])("a request that %s gets no reminder", async (_, change) => {
  const { id, seekerEmail } = await createUnconfirmed();
  await database.db.$client.query(change, [id]);
  await remind(id);
  expect(await mailsTo(database.db, seekerEmail)).toEqual([]);
});

test("only the newest of a person's requests about a home gets a reminder, and none once one is confirmed", async () => {
  const first = await createUnconfirmed();
  const { listingId, seekerEmail } = first;
  const second = await createUnconfirmed({ listingId, seekerEmail, createdAt: new Date(Date.now() - HOUR / 2) });
  await remind(first.id);
  expect(await mailsTo(database.db, seekerEmail)).toEqual([]);
  await database.db.execute(sql`update requests set confirmed_at = now() where id = ${first.id}`);
  await remind(second.id);
  expect(await mailsTo(database.db, seekerEmail)).toEqual([]);
});

test("an earlier thread about the same home does not keep a later request from its reminder", async () => {
  const before = new Date(Date.now() - 100 * HOUR);
  const thread = await createUnconfirmed({ createdAt: before, confirmedAt: before });
  const { listingId, seekerEmail } = thread;
  const { id } = await createUnconfirmed({ listingId, seekerEmail });
  await remind(id);
  expect(await mailsTo(database.db, seekerEmail)).toHaveLength(1);
});
