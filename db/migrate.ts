import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { baselineOf, needsBaselineMark } from "./baseline.ts";
import type { Database } from "./client.ts";
import { beginFill, finishFills, readFill } from "./fills.ts";
import { isOutsideTransaction, runOutsideTransaction } from "./outside-transaction.ts";
import { type LockOptions, releaseSessionLock, takeSessionLock } from "./session-lock.ts";
import { limitStatements, NO_LIMIT } from "./statement-limit.ts";

// Random key of the advisory lock, the same for all portals on one database.
export const MIGRATION_LOCK = 7_214_903_551;

/**
 * How long a migration waits for a lock before it tries again, since all queries behind it wait as long. Less than the second
 * after which PostgreSQL ends one of two deadlocked transactions, which may be a visitor's.
 */
const LOCK_TIMEOUT = "300ms";
const PAUSE_MS = 1_500;
const GIVE_UP_MS = 120_000;
/** First line of a migration that needs filled rows, such as for `set not null`. */
const AFTER_FILLS = "-- after all fills\n";

/** `only`: the names of the files to apply, where not all of them. */
type Options = { folder?: string; pauseMs?: number; only?: ReadonlySet<string>; lock?: LockOptions };

/**
 * Applies each SQL file of `folder` once, by name, one portal at a time, in a transaction unless its first line differs; then limits
 * statements. Throws for a changed file, a database older than the baseline, or a lock not available for two minutes.
 */
export async function migrateDatabase(
  db: Database,
  { folder = defaultFolder(), pauseMs = PAUSE_MS, only, lock }: Options = {},
): Promise<void> {
  const files = (await filesOf(folder)).filter((name) => only?.has(name) ?? true);
  const client = await db.$client.connect();
  let isLimitNew = false;
  try {
    await takeSessionLock(client, { key: MIGRATION_LOCK, work: "Mise à jour de la base" }, lock);
    await client.query(`create table if not exists migrations (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<Migration>("select name, sha256 from migrations");
    if (needsBaselineMark(rows.map(({ name }) => name))) rows.push(...(await markBaseline(client, folder)));
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of files) await applyOnce(client, { folder, name, appliedHash: applied.get(name), pauseMs });
    isLimitNew = await limitStatements(client);
  } finally {
    await releaseSessionLock(client, MIGRATION_LOCK).catch(() => {});
    // Only connections opened later have the limit.
    client.release(isLimitNew);
  }
}

/** The migrations that a database lacks: all of them on an empty database. */
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

export type Migration = { name: string; sha256: string };

/** The migrations of this tree, in their order. */
export async function listMigrations(folder = defaultFolder()): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const name of await filesOf(folder))
    migrations.push({ name, sha256: hashOf(await readFile(join(folder, name), "utf8")) });
  return migrations;
}

const hashOf = (sql: string) => createHash("sha256").update(sql).digest("hex");

/** Files of the baseline have numbers, later ones begin with their day. */
const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^(\d{4}|\d{8})_[a-z0-9_]+\.sql$/.test(name)).toSorted();

/** Records the baseline as applied; returns its files. */
async function markBaseline(client: PoolClient, folder: string): Promise<Migration[]> {
  const baseline = baselineOf(await listMigrations(folder));
  await client.query("insert into migrations (name, sha256) select * from unnest($1::text[], $2::text[])", [
    baseline.map(({ name }) => name),
    baseline.map(({ sha256 }) => sha256),
  ]);
  return baseline;
}

type File = { folder: string; name: string; appliedHash: string | undefined; pauseMs: number };

async function applyOnce(client: PoolClient, file: File): Promise<void> {
  const sql = await readFile(join(file.folder, file.name), "utf8");
  const sha256 = hashOf(sql);
  if (file.appliedHash === sha256) return;
  if (file.appliedHash) {
    throw new Error(`La migration ${file.name} a changé après avoir été appliquée : écrivez une nouvelle migration.`);
  }
  const end = performance.now() + GIVE_UP_MS;
  for (;;) {
    const error = await apply(client, { sql, name: file.name, sha256 });
    if (error === null) return;
    if (isLockTimeout(error) && performance.now() < end) {
      await setTimeout(file.pauseMs);
      continue;
    }
    throw new Error(`La migration ${file.name} a échoué : ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

/** Applies a migration; returns the error, or null. */
async function apply(
  client: PoolClient,
  { sql, name, sha256 }: { sql: string; name: string; sha256: string },
): Promise<unknown> {
  const isOutside = isOutsideTransaction(sql);
  const fill = readFill(sql);
  try {
    if (isOutside) await runOutsideTransaction(client, sql);
    if (sql.startsWith(AFTER_FILLS)) await finishFills(client);
    await client.query("begin");
    await client.query(NO_LIMIT);
    await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    if (fill) await beginFill(client, name, fill);
    else if (!isOutside) await client.query(sql);
    await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
    await client.query("commit");
    return null;
  } catch (error) {
    // On a lost connection PostgreSQL has rolled back itself.
    await client.query("rollback").catch(() => {});
    return error;
  }
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "55P03";

// Node runs this file from the sources, with db/ beside it.
const defaultFolder = () => join(import.meta.dirname, "migrations");
