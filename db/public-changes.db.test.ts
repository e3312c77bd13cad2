import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createListing } from "#tests/factories/listings.ts";
import { fillRows } from "./fills.ts";
import { advanceRun } from "./runs.ts";
import { runs } from "./schema/runs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";

let database: TestDatabase;
let listener: pg.Client;
let payloads: string[];
let listing: Awaited<ReturnType<typeof createListing>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  listing = await createListing(database.db);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  payloads = [];
  listener.on("notification", ({ payload = "" }) => payloads.push(payload));
  await listener.query("listen page_changes");
});
afterEach(() => listener.end());

const run = (text: string, values: unknown[] = []) => database.db.$client.query(text, values);

/** Notifications since the last call: a notification by the test marks their end. */
async function notifications(): Promise<number> {
  await run("notify page_changes, 'end'");
  await expect.poll(() => payloads.at(-1)).toBe("end");
  return payloads.splice(0).length - 1;
}

test.each([
  ["a price", "update listings set price = price + 100 where id = $1"],
  ["a state", "update listings set status = 'transmis' where id = $1"],
  ["a description", "update listing_details set description = 'Autre' where listing_id = $1"],
  ["a room", "insert into listing_rooms (listing_id, position, name) values ($1, 99, 'Cave')"],
  ["a photo that is gone", "delete from listing_photos where listing_id = $1"],
  [
    "an advertiser",
    "update advertisers set first_name = 'Zoé' where id = (select advertiser_id from listings where id = $1)",
  ],
  ["a commune", "update communes set population = 1 where id = (select commune_id from listings where id = $1)"],
])("a change of %s is notified once", async (_, statement) => {
  await run(statement, [listing.id]);
  expect(await notifications()).toBe(1);
});

test("a transaction notifies once, at its commit, and not at all when it is rolled back", async () => {
  await run("begin; update listings set price = price + 100; delete from listing_rooms; commit");
  expect(await notifications()).toBe(1);
  await run("begin; update listings set status = 'transmis'; rollback");
  expect(await notifications()).toBe(0);
});

test("a fill notifies once, at its end, and other changes at once", async () => {
  const { db } = database;
  for (const _ of [1, 2]) await createListing(db);
  await notifications();
  const statement = "update listings set price = price where id between $1 and $2";
  const data = { table: "listings", key: "id", rowsAtOnce: 2, statement };
  const [fill] = await db.insert(runs).values({ job: "fill-rows", subject: "a fill", data }).returning();
  const fillNext = (step: number) => db.transaction((tx) => advanceRun(tx, { run: fill!.id, step }, fillRows));
  const { step } = (await fillNext(0))!;
  expect(await notifications()).toBe(0);
  await run("update listings set price = price + 100 where id = $1", [listing.id]);
  expect(await notifications()).toBe(1);
  for (let next = step, isOver = false; !isOver; next++) {
    isOver = (await fillNext(next))!.endedAt !== null;
    expect(await notifications()).toBe(isOver ? 1 : 0);
  }
});

test("changes that no visitor sees are not notified: drafts, views, sessions, mails", async () => {
  await run("insert into listing_views (listing_id, day, count) values ($1, current_date, 1)", [listing.id]);
  for (const table of ["listing_drafts", "draft_photos", "sessions", "mails", "attempts", "requests", "alerts"])
    await run(`delete from ${table}`);
  expect(await notifications()).toBe(0);
});
