import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { openDatabaseLink } from "#tests/setup/servers/database-link.ts";
import { createTestDatabase } from "#tests/setup/servers/test-database.ts";
import { openDatabaseClock } from "./database-clock.ts";

test("the time is the database's, and never ahead of it", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const clock = await openDatabaseClock(database.db);
  onTestFinished(clock.close);
  const { rows } = await database.db.$client.query("select $1::timestamptz <= clock_timestamp() as past", [
    clock.read(),
  ]);
  expect(rows).toEqual([{ past: true }]);
});

test("a process starts by the machine's time while the database is away", async () => {
  const away = openDatabase("postgres://nobody@127.0.0.1:1/nothing");
  onTestFinished(() => away.$client.end());
  const before = new Date();
  const clock = await openDatabaseClock(away);
  onTestFinished(clock.close);
  expect(clock.read().getTime()).toBeGreaterThanOrEqual(before.getTime());
});

test("the time becomes the database's once it is back after a start without it", async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  await database.db.$client.query(`
    create function public.clock_timestamp() returns timestamptz language sql as $$ select timestamptz '2050-06-15' $$;
    do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`);
  const link = await openDatabaseLink(database.url);
  onTestFinished(link.close);
  link.cut();
  const db = openDatabase(link.url);
  onTestFinished(() => db.$client.end());
  const clock = await openDatabaseClock(db);
  onTestFinished(clock.close);
  expect(clock.read().getFullYear()).toBeLessThan(2050);
  await link.mend();
  await expect.poll(() => clock.read().getFullYear()).toBe(2050);
});
