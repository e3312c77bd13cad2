import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";
import type { Database } from "./client.ts";
import { limitStatements, NO_LIMIT } from "./statement-limit.ts";

// One number for all portals on one database; chosen at random.
const MIGRATION_LOCK = 7_214_903_551;

/**
 * Brings a database to the newest schema: each SQL file of `folder` once, in order of its name, each
 * in its own transaction, one portal at a time; then limits how long statements may run. Throws when an applied file has changed since.
 */
export async function migrateDatabase(db: Database, folder = defaultFolder()): Promise<void> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).toSorted();
  const client = await db.$client.connect();
  let isLimitNew = false;
  try {
    await takeLock(client);
    await client.query(`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from migrations");
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of files) await applyOnce(client, { folder, name, appliedHash: applied.get(name) });
    isLimitNew = await limitStatements(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    // The connections that come after it have the limit.
    client.release(isLimitNew);
  }
}

/** For the session; another portal may be at work for a while. */
async function takeLock(client: PoolClient): Promise<void> {
  await client.query("begin");
  await client.query(NO_LIMIT);
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await client.query("commit");
}

async function applyOnce(client: PoolClient, file: { folder: string; name: string; appliedHash: string | undefined }) {
  const sql = await readFile(join(file.folder, file.name), "utf8");
  const sha256 = createHash("sha256").update(sql).digest("hex");
  if (file.appliedHash === sha256) return;
  if (file.appliedHash) {
    throw new Error(`La migration ${file.name} a changé après avoir été appliquée : écrivez une nouvelle migration.`);
  }
  try {
    await client.query("begin");
    await client.query(NO_LIMIT);
    await client.query(sql);
    await client.query("insert into migrations (name, sha256) values ($1, $2)", [file.name, sha256]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw new Error(`La migration ${file.name} a échoué : ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

// Node runs this file from the sources, with db/ beside it.
const defaultFolder = () => join(import.meta.dirname, "migrations");
