import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import type { Database } from "#db/client.ts";
import type { Progress } from "#db/seed/progress.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { openBackupFolder } from "./backup-folder.ts";
import { type BackedUpTable, type Manifest, writeManifest } from "./manifest.ts";
import { backUpPictures } from "./pictures.ts";
import { fixTextFormats, listPortalTables, listSequences, type PortalTable, qualified } from "./portal-tables.ts";
import { refuseUnfinishedRestore } from "../start/unfinished-restore.ts";
import { tableFile, writeTable } from "./table-files.ts";

type BackUpNeeds = {
  db: Database;
  storage: ObjectStorage;
  progress: Progress;
  report(sentence: string): void;
  portalVersion: string;
  clock(): Date;
  signal?: AbortSignal;
};

type Tables = Pick<Manifest, "createdAt" | "postgresVersion" | "migrations" | "tables" | "sequences">;

/** Writes a backup into a new folder, beside a running portal: the tables of one moment, then their pictures. */
export async function backUp(needs: BackUpNeeds, target: string): Promise<Omit<Manifest, "format">> {
  const folder = await openBackupFolder(target, needs.report);
  try {
    const tables = await backUpTables(needs, folder.path);
    const pictures = await backUpPictures(needs, { folder: folder.path, tables: tables.tables });
    const manifest = { ...tables, portalVersion: needs.portalVersion, pictures };
    await writeManifest(folder.path, manifest);
    await folder.complete();
    return manifest;
  } catch (error) {
    await folder.abandon();
    throw error;
  }
}

async function backUpTables({ db, clock, progress, signal }: BackUpNeeds, folder: string): Promise<Tables> {
  await refuseUnfinishedRestore(db);
  await mkdir(dirname(tableFile(folder, "any")), { mode: 0o700 });
  return inSnapshot(db, async (client, tables) => {
    const createdAt = clock().toISOString();
    const { rows: migrations } = await client.query<Manifest["migrations"][number]>(
      "select name, sha256 from public.migrations order by name",
    );
    const written: BackedUpTable[] = [];
    for (const table of tables) {
      written.push(await writeTable(client, table, { folder, signal }));
      progress("Tables", written.length, tables.length);
    }
    const { rows: version } = await client.query<{ server_version: string }>("show server_version");
    // A snapshot does not cover sequences: read last, they are never behind the rows.
    const sequences = await listSequences(client);
    return { createdAt, postgresVersion: version[0]!.server_version, migrations, tables: written, sequences };
  });
}

/**
 * Reads in a transaction that sees one moment. The tables are locked against changes of the schema before that moment: a table
 * that a migration rewrites later would look empty.
 */
async function inSnapshot<Result>(
  db: Database,
  read: (client: PoolClient, tables: PortalTable[]) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  let isDone = false;
  try {
    const tables = await openSnapshot(client);
    const result = await read(client, tables);
    await client.query("commit");
    isDone = true;
    return result;
  } finally {
    // An interrupted COPY leaves a connection that no longer answers.
    client.release(!isDone);
  }
}

async function openSnapshot(client: PoolClient): Promise<PortalTable[]> {
  for (;;) {
    const tables = await listPortalTables(client);
    if (!tables.some(({ name }) => name === "listings"))
      throw new Error("La base n'a pas encore de tables : lancez d'abord le portail.");
    await client.query("begin isolation level repeatable read read only");
    await client.query(NO_LIMIT);
    await fixTextFormats(client);
    await client.query(`lock table ${tables.map(({ name }) => qualified(name)).join(", ")} in access share mode`);
    if (isDeepStrictEqual(await listPortalTables(client), tables)) return tables;
    // A migration ran in between.
    await client.query("rollback");
  }
}

/** Records in the database that a backup is complete, for the checks of the back office. */
export async function recordBackup(
  db: Database,
  { tables, pictures }: { tables: number; pictures: number },
): Promise<void> {
  await db.$client.query("delete from backups where finished_at < now() - interval '1 year'");
  await db.$client.query("insert into backups (tables, pictures) values ($1, $2)", [tables, pictures]);
}
