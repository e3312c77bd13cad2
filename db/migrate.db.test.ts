import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/test-database.ts";
import { migrateDatabase } from "./migrate.ts";

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
  await migrateDatabase(database.db, folder);
  await migrateDatabase(database.db, folder);
  const { rows } = await database.db.$client.query("select step from applied");
  expect(rows.map((row) => row.step)).toEqual([1, 2]);
});

test("two portals that start at once apply each file once", async () => {
  await migration("9101_slow.sql", "select pg_sleep(0.1); create table made_once ()");
  await Promise.all([migrateDatabase(database.db, folder), migrateDatabase(database.db, folder)]);
  expect(await tableExists("made_once")).toBe(true);
});

test("a migration that fails leaves nothing behind and is named", async () => {
  await migration("9201_half.sql", "create table half_made (); select 1 / 0");
  await expect(migrateDatabase(database.db, folder)).rejects.toThrow(/9201_half\.sql a échoué/);
  expect(await tableExists("half_made")).toBe(false);
});

test("a migration that changed after it was applied is refused", async () => {
  await migration("9301_fixed.sql", "create table fixed_table ()");
  await migrateDatabase(database.db, folder);
  await migration("9301_fixed.sql", "create table another_table ()");
  await expect(migrateDatabase(database.db, folder)).rejects.toThrow(/9301_fixed\.sql a changé/);
});
