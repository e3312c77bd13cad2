import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findOpenRuns } from "./runs.ts";
import { takeSessionLock } from "./session-lock.ts";
import { openDatabase } from "./client.ts";
import { findMissingMigrations, listMigrations, migrateDatabase, MIGRATION_LOCK } from "./migrate.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-migrations-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const migration = (name: string, sql: string) => writeFile(join(folder, name), sql);
const tableExists = async (name: string) => {
  const { rows } = await database.db.$client.query("select to_regclass($1) as found", [name]);
  return rows[0].found !== null;
};

test("each file is applied once, in order of its name", async () => {
  await migration("9002_second.sql", "insert into applied values (2)");
  await migration("9001_first.sql", "create table applied (step integer); insert into applied values (1)");
  await migration("notes.txt", "no migration");
  await migrateDatabase(database.db, { folder, pauseMs: 1 });
  await migrateDatabase(database.db, { folder, pauseMs: 1 });
  const { rows } = await database.db.$client.query("select step from applied");
  expect(rows.map((row) => row.step)).toEqual([1, 2]);
});

test("two portals that start at once apply each file once", async () => {
  await migration("9101_slow.sql", "select pg_sleep(0.1); create table made_once ()");
  await Promise.all([
    migrateDatabase(database.db, { folder, pauseMs: 1 }),
    migrateDatabase(database.db, { folder, pauseMs: 1 }),
  ]);
  expect(await tableExists("made_once")).toBe(true);
});

test("a migration that fails leaves nothing behind and is named", async () => {
  await migration("9201_half.sql", "create table half_made (); select 1 / 0");
  await expect(migrateDatabase(database.db, { folder, pauseMs: 1 })).rejects.toThrow(/9201_half\.sql a échoué/);
  expect(await tableExists("half_made")).toBe(false);
});

test("a migration whose connection is lost is named too", async () => {
  await migration("9251_lost.sql", "select pg_terminate_backend(pg_backend_pid())");
  await expect(migrateDatabase(database.db, { folder, pauseMs: 1 })).rejects.toThrow(/9251_lost\.sql a échoué/);
});

test("an applied migration that was changed is refused", async () => {
  await migration("9301_fixed.sql", "create table fixed_table ()");
  await migrateDatabase(database.db, { folder, pauseMs: 1 });
  await migration("9301_fixed.sql", "create table another_table ()");
  await expect(migrateDatabase(database.db, { folder, pauseMs: 1 })).rejects.toThrow(/9301_fixed\.sql a changé/);
});

test("a migration that waits for a lock lets others pass, and is applied once the lock is free", async () => {
  await database.db.$client.query("create table busy_table (step integer)");
  await migration("9401_busy.sql", "alter table busy_table add column done boolean");
  const holder = await database.db.$client.connect();
  await holder.query("begin; select from busy_table");
  const migrating = migrateDatabase(database.db, { folder, pauseMs: 1 });
  const isWaiting = async () => {
    const { rows } = await database.db.$client.query(
      "select from pg_locks where not granted and relation = 'busy_table'::regclass",
    );
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  // Behind a migration that waits without a limit, this read would wait too.
  expect((await database.db.$client.query("select from busy_table")).rowCount).toBe(0);
  await holder.query("rollback");
  holder.release();
  await migrating;
  expect((await database.db.$client.query("select done from busy_table")).rowCount).toBe(0);
});

const INDEX = "-- outside a transaction\ncreate index concurrently large_table_step on large_table (step)";
const isIndexValid = async () => {
  const { rows } = await database.db.$client.query<{ isValid: boolean }>(
    `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass('large_table_step')`,
  );
  return rows[0]?.isValid ?? null;
};
/** A transaction that has written to a table, for which an index waits. */
async function writeTo(table: string): Promise<PoolClient> {
  const writer = await database.db.$client.connect();
  await writer.query(`create table if not exists ${table} (id integer primary key, step integer)`);
  await writer.query(`begin; insert into ${table} values (1, 0)`);
  return writer;
}
async function processThatBuilds(): Promise<number | undefined> {
  const { rows } = await database.db.$client.query<{ pid: number }>(
    "select pid from pg_stat_activity where query like '%create index concurrently large_table%' and wait_event_type = 'Lock'",
  );
  return rows[0]?.pid;
}

test("an index outside a transaction that was interrupted is made anew, by two portals at once", async () => {
  await migration("9601_index.sql", INDEX);
  const writer = await writeTo("large_table");
  // Awaited from the beginning: it may fail before the next line is reached.
  const killed = expect(migrateDatabase(database.db, { folder, pauseMs: 1 })).rejects.toThrow(
    /9601_index\.sql a échoué/,
  );
  await expect.poll(processThatBuilds).toBeDefined();
  // Visitors write to the table meanwhile.
  await database.db.$client.query("insert into large_table values (2, 0)");
  await database.db.$client.query("select pg_terminate_backend($1)", [await processThatBuilds()]);
  await killed;
  expect(await isIndexValid()).toBe(false);
  const lock = { report: () => {}, pauseMs: 10 };
  const starts = [1, 2].map(() => migrateDatabase(database.db, { folder, pauseMs: 1, lock }));
  await writer.query("commit");
  writer.release();
  await Promise.all(starts);
  expect(await isIndexValid()).toBe(true);
  expect(await findMissingMigrations(database.db, folder)).toEqual([]);
});

test("an index that an operator has made by hand stays, and the connection's limits are as before", async () => {
  const own = openDatabase(database.url, { maxConnections: 1 });
  onTestFinished(() => own.$client.end());
  const limitsOf = async () =>
    (
      await own.$client.query(
        "select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout')",
      )
    ).rows;
  await migrateDatabase(own, { folder });
  const before = await limitsOf();
  await own.$client.query("create table made_by_hand (step integer); create index hand_made on made_by_hand (step)");
  await migration(
    "9611_index.sql",
    "-- outside a transaction\ncreate index concurrently hand_made\n  on made_by_hand (step)",
  );
  await migrateDatabase(own, { folder });
  expect(await findMissingMigrations(own, folder)).toEqual([]);
  expect(await limitsOf()).toEqual(before);
});

const fillOf = (table: string) =>
  `-- fill of ${table} by id, 2 at a time\nupdate ${table} set step = id where id between $1 and $2`;
const openRuns = async () => (await findOpenRuns(database.db)).map(({ subject }) => subject);

test("a fill becomes a run, but for an empty table, and is done before a migration that needs it", async () => {
  await database.db.$client.query(`
    create table filled (id integer primary key, step integer);
    create table never_filled (id integer primary key, step integer);
    insert into filled select generate_series(10, 90, 20)`);
  await migration("9701_fill.sql", fillOf("filled"));
  await migration("9702_nothing.sql", fillOf("never_filled"));
  await migrateDatabase(database.db, { folder });
  expect(await openRuns()).toEqual(["9701_fill.sql"]);
  const find = async () => (await database.db.$client.query("select step from filled order by id")).rows;
  expect(await find()).toEqual(Array.from({ length: 5 }, () => ({ step: null })));
  await migration("9703_checked.sql", "-- after all fills\nalter table filled alter step set not null");
  await migrateDatabase(database.db, { folder });
  expect(await find()).toEqual([10, 30, 50, 70, 90].map((step) => ({ step })));
  expect(await openRuns()).toEqual([]);
});

test("a fill whose statement is wrong is refused at once, by its name", async () => {
  await migration("9801_wrong.sql", "-- fill of communes by id, 2 at a time\nupdate communes set no_such_column = 1");
  await expect(migrateDatabase(database.db, { folder })).rejects.toThrow(/9801_wrong\.sql a échoué : .*no_such_column/);
});

test("a migration that another portal holds up names that portal, and gives up", async () => {
  const holder = await database.db.$client.connect();
  onTestFinished(() => holder.release(true));
  const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
  await takeSessionLock(holder, { key: MIGRATION_LOCK, work: "Essai" });
  const told: string[] = [];
  const lock = { report: (sentence: string) => void told.push(sentence), giveUpMs: 30, pauseMs: 10 };
  await expect(migrateDatabase(database.db, { folder, lock })).rejects.toThrow(
    `une autre opération tient encore la base (bienvu, processus ${rows[0]!.pid}, depuis`,
  );
  expect(told).toEqual([expect.stringMatching(/^Mise à jour de la base : attente d'une autre opération \(bienvu/)]);
});

test("missing migrations are found without changing the database", async () => {
  await migration("9501_old.sql", "create table old_table ()");
  await migrateDatabase(database.db, { folder });
  await migration("20261123_new.sql", "create table new_table ()");
  await migration("9502_other.sql", "create table other_table ()");
  expect(await findMissingMigrations(database.db, folder)).toEqual(["20261123_new.sql", "9502_other.sql"]);
  expect(await tableExists("new_table")).toBe(false);
});

/** A portal's schema with the record that this many of the 53 migrations before the baseline leave. */
async function openFromBeforeBaseline(count: number): Promise<TestDatabase> {
  const old = await createTestDatabase("schema");
  onTestFinished(() => old.drop());
  await old.db.$client.query("delete from migrations where name like '01%'");
  await old.db.$client.query(
    `insert into migrations (name, sha256) select format('20261101_%s.sql', n), 'x' from generate_series(1, $1) n`,
    [count - 1],
  );
  await old.db.$client.query("insert into migrations (name, sha256) values ('20261125_slight_price_drops.sql', 'x')");
  return old;
}
const namesIn = async ({ db }: TestDatabase) =>
  (await db.$client.query<{ name: string }>("select name from migrations order by 1")).rows.map(({ name }) => name);

test("a database with the last migration before the baseline is marked, and goes on", async () => {
  const old = await openFromBeforeBaseline(53);
  const before = await namesIn(old);
  await migrateDatabase(old.db);
  await migrateDatabase(old.db);
  const own = (await listMigrations()).map(({ name }) => name);
  expect(await namesIn(old)).toEqual([...new Set([...own, ...before])].toSorted());
  expect(await findMissingMigrations(old.db)).toEqual([]);
});

test("a database with an older migration is refused, with the commit to start first", async () => {
  const old = await openFromBeforeBaseline(52);
  const before = await namesIn(old);
  await expect(migrateDatabase(old.db)).rejects.toThrow("démarrez-le d'abord une fois au commit 543a641e");
  expect(await namesIn(old)).toEqual(before);
});
