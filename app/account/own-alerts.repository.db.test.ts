import { afterAll, beforeAll, expect, test } from "vitest";
import { MOST_ALERTS } from "#app/domain/alert.ts";
import { createAlert, createNews } from "#tests/factories/alerts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { uniqueLetters } from "#tests/factories/unique.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { moveRecipient } from "./own-alerts.repository.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const newEmail = () => `${uniqueLetters()}@example.org`;
const move = (from: string, to: string) => database.db.transaction((tx) => moveRecipient(tx, { from, to }));

/** The searches of the alerts of an address, with a question mark if unconfirmed. */
async function searchesOf(email: string) {
  const { rows } = await database.db.$client.query<{ query: string; confirmed: boolean }>(
    "select a.query, a.confirmed_at is not null as confirmed from alerts a join recipients r on r.id = a.recipient_id where r.email = $1 order by 1",
    [email],
  );
  return rows.map(({ query, confirmed }) => (confirmed ? query : `${query} ?`));
}

test("the alerts of an account follow it to another address, and the links of earlier mails end", async () => {
  const { db } = database;
  const [from, to] = [newEmail(), newEmail()];
  const { recipientId } = await createAlert(db, { email: from });
  const keyOf = async () =>
    (await db.$client.query("select key from recipients where id = $1", [recipientId])).rows[0].key;
  const before = await keyOf();
  await move(from.toUpperCase(), to);
  expect([await searchesOf(from), await searchesOf(to)]).toEqual([[], ["q=jardin"]]);
  expect(await keyOf()).not.toBe(before);
  await move(newEmail(), newEmail());
});

test("alerts that move to an address join its alerts: one alert per search, with the notices of both", async () => {
  const { db } = database;
  const [from, to] = [newEmail(), newEmail()];
  const mine = await createAlert(db, { email: from, query: "q=balcon" });
  await createAlert(db, { email: from, query: "q=jardin" });
  await createAlert(db, { email: from, query: "q=cave", isConfirmed: false });
  await createAlert(db, { email: to, query: "q=jardin", isConfirmed: false });
  const theirs = await createAlert(db, { email: to, query: "q=piscine" });
  const listing = await createListing(db, { photos: 0 });
  for (const alert of [mine, theirs]) await createNews(db, { alert, listingId: listing.id });
  await move(from, to);
  expect([await searchesOf(from), await searchesOf(to)]).toEqual([[], ["q=balcon", "q=jardin", "q=piscine"]]);
  const { rows } = await db.$client.query("select from notices where recipient_id = $1", [theirs.recipientId]);
  expect(rows).toHaveLength(2);
});

test("alerts beyond a person's maximum end, the oldest first", async () => {
  const { db } = database;
  const [from, to] = [newEmail(), newEmail()];
  for (let count = 0; count < MOST_ALERTS - 1; count++) await createAlert(db, { email: to, query: `q=mot${count}` });
  await createAlert(db, { email: from, query: "q=ancien", createdAt: new Date("2026-01-01T08:00:00Z") });
  await createAlert(db, { email: from, query: "q=recent" });
  await move(from, to);
  const searches = await searchesOf(to);
  expect([searches.length, searches.includes("q=recent"), searches.includes("q=ancien")]).toEqual([
    MOST_ALERTS,
    true,
    false,
  ]);
});
