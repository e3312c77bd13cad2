import { escapeIdentifier, type PoolClient } from "pg";
import type { Database } from "#db/client.ts";
import { takeIndexesOff } from "#db/seed/bulk-load.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import type { Progress } from "#db/seed/progress.ts";
import type { BackedUpTable, Manifest } from "./manifest.ts";
import { fixTextFormats, listPortalTables, qualified } from "./portal-tables.ts";
import { loadTable } from "./table-files.ts";
import { forgetUnfinishedRestore } from "../start/unfinished-restore.ts";

type Needs = { db: Database; progress: Progress; report(sentence: string): void; signal?: AbortSignal | undefined };

/**
 * Loads all tables of a backup into new tables, or none. Triggers are off, since counts come from the backup too. Indexes and
 * references are rebuilt after the rows, and so checked. Returns the names of the tables.
 */
export async function restoreTables(
  { db, progress, report, signal }: Needs,
  { folder, manifest, holdMails }: { folder: string; manifest: Manifest; holdMails: boolean },
): Promise<string[]> {
  const client = await db.$client.connect();
  let isDone = false;
  try {
    await client.query("begin");
    await client.query(NO_LIMIT);
    await fixTextFormats(client);
    const tables = await findTargets(client, { manifest, report });
    const makeReferences = await takeReferencesOff(client);
    let loaded = 0;
    for (const table of tables) {
      const { name, rows } = table;
      // An owner may do this; only a superuser could disable checks of references too.
      await client.query(`alter table ${qualified(name)} disable trigger user`);
      await client.query(`delete from ${qualified(name)}`);
      const makeIndexes = await takeIndexesOff(client, qualified(name));
      const found = await loadTable(client, table, { folder, signal });
      if (found !== rows) throw new Error(`La table ${name} a ${found} lignes au lieu de ${rows}.`);
      await makeIndexes();
      await client.query(`alter table ${qualified(name)} enable trigger user`);
      progress("Tables", ++loaded, tables.length);
    }
    await makeReferences();
    for (const { name, value } of manifest.sequences)
      await client.query("select setval(to_regclass($1), $2, true)", [qualified(name), value]);
    if (holdMails) await giveUpWaitingMails(client);
    await forgetUnfinishedRestore(client);
    await client.query("commit");
    isDone = true;
    return tables.map(({ name }) => name);
  } finally {
    client.release(!isDone);
  }
}

/** The tables of the backup in the schema, which must have exactly the same columns. */
async function findTargets(
  client: PoolClient,
  { manifest, report }: { manifest: Manifest; report(sentence: string): void },
): Promise<BackedUpTable[]> {
  const own = new Map((await listPortalTables(client)).map(({ name, columns }) => [name, columns]));
  return manifest.tables.filter(({ name, columns }) => {
    const expected = own.get(name);
    if (!expected) report(`La table ${name} de la sauvegarde n'est pas du portail : elle n'est pas restaurée.`);
    else if (expected.toSorted().join() !== columns.toSorted().join())
      throw new Error(`Les colonnes de la table ${name} de la sauvegarde ne sont pas celles du portail.`);
    return expected !== undefined;
  });
}

/** Drops all references between tables, and returns the function that adds them again, each checked as a whole. */
async function takeReferencesOff(client: PoolClient): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname::text as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by oid`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  };
}

/** Marks waiting mails as given up: the operator may read them, and have them sent (docs/operations/run.md). */
async function giveUpWaitingMails(client: PoolClient): Promise<void> {
  await client.query(
    `update mails set given_up_at = now(), merge_key = null, last_error = 'retenu à la restauration'
     where given_up_at is null`,
  );
}
