import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Notes the pictures that lines have in the storage, to be deleted there; `lines` has their `home`. */
export const addPicturesOf = (lines: SQL): SQL => sql`
  insert into stock_leftovers (key)
  select distinct photo ->> 'stored' from ${lines}, jsonb_array_elements(home -> 'photos') photo
  where home is not null and photo ? 'stored' on conflict do nothing`;

/** Notes all that imports have in the storage; `files` has their `id` and `file_key`. */
export async function addLeftoversOf(tx: Connection, files: SQL): Promise<void> {
  await tx.execute(
    addPicturesOf(sql`(select l.home from import_lines l where l.import_id in (select id from ${files})) lines`),
  );
  await tx.execute(sql`
    insert into stock_leftovers (key) select distinct 'imports/' || file_key from ${files} on conflict do nothing`);
}

/** Some leftovers, after one. */
export async function findLeftovers(db: Connection, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from stock_leftovers where key > ${after} order by key limit 100`,
  );
  return rows.map(({ key }) => key);
}

export async function forgetLeftover(db: Connection, key: string): Promise<void> {
  await db.execute(sql`delete from stock_leftovers where key = ${key}`);
}
