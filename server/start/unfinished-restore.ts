import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";

type Queryable = Pick<PoolClient, "query">;

/** Marks a database as being restored, until the transaction that loads the rows commits. */
export const recordUnfinishedRestore = (db: Database, folder: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`create table if not exists public.unfinished_restore (folder text not null)`);
    await tx.execute(sql`delete from public.unfinished_restore`);
    await tx.execute(sql`insert into public.unfinished_restore values (${folder})`);
  });

/** The folder of an unfinished restore; null without one. */
export async function findUnfinishedRestore(client: Queryable): Promise<string | null> {
  const { rows } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'unfinished_restore'",
  );
  if (rows.length === 0) return null;
  const noted = await client.query<{ folder: string }>("select folder from public.unfinished_restore");
  return noted.rows[0]!.folder;
}

export async function forgetUnfinishedRestore(client: Queryable): Promise<void> {
  await client.query("drop table public.unfinished_restore");
}

/** Throws a French sentence if a restore of the database is unfinished. */
export async function refuseUnfinishedRestore(db: Database): Promise<void> {
  const folder = await findUnfinishedRestore(db.$client);
  if (folder === null) return;
  throw new Error(
    `Une restauration est en cours sur cette base, ou a été interrompue : lancez « npm run restore -- ${folder} ».`,
  );
}
