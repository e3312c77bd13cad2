import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Records keys of the storage before objects are written there, so that a crash leaves no unknown objects. */
export async function recordStorageKeys(tx: Connection, keys: string[]): Promise<void> {
  await tx.execute(
    sql`insert into stock_objects (key) select unnest(${sql.param(keys)}::text[]) on conflict do nothing`,
  );
}

/**
 * The next keys of the storage to delete: of files whose imports have all ended, since agencies of one file share its pictures; and
 * the keys that the previous version of the portal recorded.
 */
export async function findLeftovers(db: Connection, after: string): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    (select key from stock_objects where key > ${after} and not exists (
      select from imports where file_key = split_part(key, '/', 2)::uuid and state <> 'done' and not is_cleared)
    order by key limit 100)
    union (select key from stock_leftovers where key > ${after} order by key limit 100)
    order by key limit 100`);
  return rows.map(({ key }) => key);
}

export async function deleteLeftover(db: Connection, key: string): Promise<void> {
  await db.execute(sql`delete from stock_objects where key = ${key}`);
  await db.execute(sql`delete from stock_leftovers where key = ${key}`);
}
