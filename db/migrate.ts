import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "./client.ts";
import { limitStatements, NO_LIMIT } from "./statement-limit.ts";

// One number for all portals on one database; chosen at random.
const MIGRATION_LOCK = 7_214_903_551;

/** A migration that waits for a lock lets others pass after so long, and tries again: they would all wait behind it. */
const LOCK_TIMEOUT = "3s";
const MOST_TRIES = 20;
const PAUSE_MS = 3_000;

type Options = { folder?: string; pauseMs?: number };

/**
 * Brings a database to the newest schema: each SQL file of `folder` once, in order of its name, each
 * in its own transaction, one portal at a time; then limits how long statements may run. Throws when an applied file has changed
 * since, and when a lock is not to be had for two minutes.
 */
export async function migrateDatabase(
  db: Database,
  { folder = defaultFolder(), pauseMs = PAUSE_MS }: Options = {},
): Promise<void> {
  const files = await filesOf(folder);
  const client = await db.$client.connect();
  let isLimitNew = false;
  try {
    await takeLock(client);
    await client.query(`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>("select name, sha256 from migrations");
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of files) await applyOnce(client, { folder, name, appliedHash: applied.get(name), pauseMs });
    isLimitNew = await limitStatements(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => {});
    // The connections that come after it have the limit.
    client.release(isLimitNew);
  }
}

/** The migrations that a database lacks: all of them where there is no portal yet. */
export async function findMissingMigrations(db: Database, folder = defaultFolder()): Promise<string[]> {
  const { rows } = await db.$client.query<{ hasTable: boolean }>(
    `select to_regclass('migrations') is not null as "hasTable"`,
  );
  const files = await filesOf(folder);
  if (!rows[0]!.hasTable) return files;
  const applied = await db.$client.query<{ name: string }>("select name from migrations");
  const known = new Set(applied.rows.map(({ name }) => name));
  return files.filter((name) => !known.has(name));
}

/** Numbered up to 0032, named by their day since. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^(\d{4}|\d{8})_[a-z0-9_]+\.sql$/.test(name)).toSorted();

/** For the session; another portal may be at work for a while. */
async function takeLock(client: PoolClient): Promise<void> {
  await client.query("begin");
  await client.query(NO_LIMIT);
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
  await client.query("commit");
}

type File = { folder: string; name: string; appliedHash: string | undefined; pauseMs: number };

async function applyOnce(client: PoolClient, file: File): Promise<void> {
  const sql = await readFile(join(file.folder, file.name), "utf8");
  const sha256 = createHash("sha256").update(sql).digest("hex");
  if (file.appliedHash === sha256) return;
  if (file.appliedHash) {
    throw new Error(`La migration ${file.name} a changé après avoir été appliquée : écrivez une nouvelle migration.`);
  }
  for (let tries = 1; ; tries++) {
    const error = await apply(client, { sql, name: file.name, sha256 });
    if (error === null) return;
    if (isLockTimeout(error) && tries < MOST_TRIES) {
      await setTimeout(file.pauseMs);
      continue;
    }
    throw new Error(`La migration ${file.name} a échoué : ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** What went wrong; null when the migration is applied. */
async function apply(
  client: PoolClient,
  { sql, name, sha256 }: { sql: string; name: string; sha256: string },
): Promise<unknown> {
  try {
    await client.query("begin");
    await client.query(NO_LIMIT);
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(sql);
    await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query("commit");
    return null;
  } catch (error) {
    await client.query("rollback");
    return error;
  }
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "55P03";

// Node runs this file from the sources, with db/ beside it.
const defaultFolder = () => join(import.meta.dirname, "migrations");
