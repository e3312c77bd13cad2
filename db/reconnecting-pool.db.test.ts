import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { type DatabaseLink, openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { type Database, openDatabase } from "./client.ts";
import { isDatabaseAway } from "./database-away.ts";
import { WaitLimit, withWaitLimit } from "./wait-limit.ts";

let database: TestDatabase;
let link: DatabaseLink;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  link = await openDatabaseLink(database.url);
  db = openDatabase(link.url, { maxConnections: 2 });
});
afterEach(async () => {
  link.close();
  await db.$client.end();
  await database.drop();
});

// Drizzle asks only once it is awaited.
const one = async () => await db.execute(sql`select 1 as one`);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

test("a query waits for a server that is away, and is answered when it returns", async () => {
  link.cut();
  const asked = one();
  // Meanwhile its first attempts fail.
  await failure(withWaitLimit(50, one));
  await link.mend();
  expect((await asked).rows).toEqual([{ one: 1 }]);
});

test("a request's query fails as away when its wait limit ends before the server returns", async () => {
  link.cut();
  const limit = new WaitLimit(50);
  const error = await failure(withWaitLimit(limit, one));
  expect([isDatabaseAway(error), limit.wasAway]).toEqual([true, true]);
});

test("a statement that hangs ends with the wait limit of its request, and its connection with it", async () => {
  await one();
  link.freeze();
  const limit = new WaitLimit(50);
  expect(isDatabaseAway(await failure(withWaitLimit(limit, one)))).toBe(true);
  await link.mend();
  expect((await one()).rows).toEqual([{ one: 1 }]);
  expect(db.$client.totalCount).toBe(1);
});

test("once a request waited in vain, others are refused at once until the server answers", async () => {
  const own = openDatabase(link.url, { awayAfterMs: 50 });
  onTestFinished(() => own.$client.end());
  const ask = (limit: WaitLimit) => withWaitLimit(limit, async () => await own.execute(sql`select 1 as one`));
  await ask(new WaitLimit(10_000));
  link.freeze();
  expect(isDatabaseAway(await failure(ask(new WaitLimit(60))))).toBe(true);
  // Waiting would take longer than this test may.
  const limit = new WaitLimit(600_000);
  expect(isDatabaseAway(await failure(ask(limit)))).toBe(true);
  expect([limit.wasAway, limit.wasSilent]).toEqual([true, true]);
  await link.mend();
  await expect.poll(() => failure(ask(new WaitLimit(10_000)))).toBeNull();
});

test("a request that waited in vain for others' statements does not make the server away", async () => {
  const own = openDatabase(link.url, { maxConnections: 1, awayAfterMs: 10 });
  onTestFinished(() => own.$client.end());
  const holder = await own.$client.connect();
  expect(isDatabaseAway(await failure(withWaitLimit(20, () => own.$client.query("select 1"))))).toBe(true);
  holder.release();
  await expect.poll(() => failure(withWaitLimit(10_000, () => own.$client.query("select 1")))).toBeNull();
});

test("a transaction that hangs fails as away and gives its connection back", async () => {
  await one();
  const hanging = withWaitLimit(50, () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      link.freeze();
      await tx.execute(sql`select 2`);
    }),
  );
  expect(isDatabaseAway(await failure(hanging))).toBe(true);
  expect(db.$client.waitingCount + db.$client.totalCount).toBe(0);
});

test("a connection that hangs before it is lent is given back outside of requests too", async () => {
  const own = openDatabase(link.url, { connectionTimeoutMs: 1_000 });
  onTestFinished(() => own.$client.end());
  await own.execute(sql`select 1`);
  // From here on connections are tried before they are lent.
  await failure(withWaitLimit(20, async () => await own.execute(sql`select pg_sleep(1)`)));
  await own.execute(sql`select 1`);
  link.freeze();
  expect(isDatabaseAway(await failure(own.$client.connect()))).toBe(true);
  await expect.poll(() => own.$client.totalCount).toBe(0);
});

test("a request that waits for others' connections fails as away too", async () => {
  const holders = await Promise.all([db.$client.connect(), db.$client.connect()]);
  const error = await failure(withWaitLimit(20, one));
  for (const holder of holders) holder.release();
  expect(isDatabaseAway(error)).toBe(true);
  expect((await one()).rows).toEqual([{ one: 1 }]);
});

test("a wrong password is no reason to wait", async () => {
  const wrong = openDatabase(database.url.replace(/:[^:@]+@/, ":wrong@"));
  const error = await failure(wrong.execute(sql`select 1`));
  await wrong.$client.end();
  expect([error instanceof Error, isDatabaseAway(error)]).toEqual([true, false]);
});
