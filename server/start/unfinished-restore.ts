import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";

type Queryable = Pick<PoolClient, "query">;

/** Says, until the transaction that loads the rows commits, that a database is being restored. */
export const noteUnfinishedRestore = (db: Database, folder: string): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`create table if not exists public.unfinished_restore (folder text not null)`);
    await tx.execute(sql`delete from public.unfinished_restore`);
    await tx.execute(sql`insert into public.unfinished_restore values (${folder})`);
  });

/** From which folder a restore began that has not ended; null where none has. */
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

/** Throws a French sentence where a database holds half a restore. */
export async function refuseUnfinishedRestore(db: Database): Promise<void> {
  const folder = await findUnfinishedRestore(db.$client);
  if (folder === null) return;
  throw new Error(
    `Une restauration est en cours sur cette base, ou a été interrompue : lancez « npm run restore -- ${folder} ».`,
  );
}
