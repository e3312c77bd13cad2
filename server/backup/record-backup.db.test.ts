import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { recordBackup } from "./back-up.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("a backup is recorded, and records of a year ago are deleted", async () => {
  const { db } = database;
  await db.$client.query(
    "insert into backups values (now() - interval '2 years', 1, 1), (now() - interval '2 days', 2, 2)",
  );
  await recordBackup(db, { tables: 40, pictures: 3 });
  const { rows } = await db.$client.query("select tables, pictures from backups order by finished_at");
  expect(rows).toEqual([
    { tables: 2, pictures: 2 },
    { tables: 40, pictures: 3 },
  ]);
});
