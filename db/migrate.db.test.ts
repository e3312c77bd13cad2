import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { takeSessionLock } from "./session-lock.ts";
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
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  // Behind a migration that waits without a limit, this read would wait too.
  expect((await database.db.$client.query("select from busy_table")).rowCount).toBe(0);
  await holder.query("rollback");
  holder.release();
  await migrating;
  expect((await database.db.$client.query("select done from busy_table")).rowCount).toBe(0);
});

test("a migration that another portal holds up says who that is, and gives up", async () => {
  const holder = await database.db.$client.connect();
  onTestFinished(() => holder.release(true));
  const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
  await takeSessionLock(holder, { key: MIGRATION_LOCK, work: "Essai" });
  const told: string[] = [];
  const lock = { tell: (sentence: string) => void told.push(sentence), giveUpMs: 30, pauseMs: 10 };
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

test("an older one is refused, with the commit to start first", async () => {
  const old = await openFromBeforeBaseline(52);
  const before = await namesIn(old);
  await expect(migrateDatabase(old.db)).rejects.toThrow("démarrez-le d'abord une fois au commit 543a641e");
  expect(await namesIn(old)).toEqual(before);
});
