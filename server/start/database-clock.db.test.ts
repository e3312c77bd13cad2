import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.ts";
import { createTestDatabase } from "#tests/setup/test-database.ts";
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
