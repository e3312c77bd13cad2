import type { Database } from "#db/client.ts";

/**
 * Runs a bulk load without the plain indexes of these tables and builds them again afterwards, also
 * when the load fails. Indexes that hold a constraint stay.
 */
export async function withoutIndexes(db: Database, tables: string[], load: () => Promise<void>): Promise<void> {
  const { rows } = await db.$client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await db.$client.query(`drop index ${name}`);
  try {
    await load();
  } finally {
    for (const { definition } of rows) await db.$client.query(definition);
  }
}
