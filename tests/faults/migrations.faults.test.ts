import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { findMissingMigrations, listMigrations, migrateDatabase } from "#db/migrate.ts";
import { copyTemplate, makeEmptyDatabase } from "../setup/servers/database-server.ts";
import { spawnCommand } from "../setup/portals/command-process.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

function open(url: string): Database {
  const db = openDatabase(url);
  onTestFinished(() => db.$client.end());
  return db;
}

async function columnsOf(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ column: string }>(
    `select concat_ws(' ', table_schema, table_name, column_name, data_type, column_default) as column
    from information_schema.columns where table_schema in ('public', 'jobs') order by 1`,
  );
  return rows.map(({ column }) => column);
}

test("the next start finishes a migration whose process was killed midway, also two starts at once", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bienvu-migrating-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await makeEmptyDatabase();
  onTestFinished(() => database.drop());
  const db = open(database.url);
  const migrate = () => spawnCommand("server/migrate.ts", [], { DATABASE_URL: database.url, DATA_DIR: folder });
  const first = (await listMigrations()).slice(0, 2).map(({ name }) => name);
  await migrateDatabase(db, { only: new Set(first) });

  // The next file needs this table: it waits in the middle of its transaction.
  const holder = await db.$client.connect();
  await holder.query("begin; lock table communes in access exclusive mode");
  const killed = migrate();
  const waiting = async () => (await db.$client.query("select from pg_locks where not granted")).rowCount;
  await expect.poll(waiting, { timeout: 60_000 * timeoutFactor, interval: 20 }).toBeGreaterThan(0);
  killed.child.kill("SIGKILL");
  await killed.ended;
  const starts = [migrate(), migrate()];
  await holder.query("rollback");
  holder.release();
  expect(await Promise.all(starts.map(({ ended }) => ended))).toEqual([0, 0]);
  for (const { output } of starts) expect(output()).toContain("La base est à jour.");
  expect(await findMissingMigrations(db)).toEqual([]);
  const whole = await copyTemplate("schema");
  onTestFinished(() => whole.drop());
  expect(await columnsOf(db)).toEqual(await columnsOf(open(whole.url)));
});
