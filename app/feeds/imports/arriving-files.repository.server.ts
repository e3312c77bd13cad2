import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { feedSources } from "#db/schema/feeds.ts";

/** Ends the files of a source that are still arriving; another transaction that does so waits. */
export async function endArriving(tx: Connection, sourceId: number): Promise<void> {
  await tx.execute(sql`select from feed_sources where id = ${sourceId} for no key update`);
  await tx.execute(sql`
    update imports set state = 'refused', refusal = 'interrupted', ended_at = now()
    where source_id = ${sourceId} and state = 'receiving'`);
}

/** Forgets a file that could not be stored; what is left of it goes later. */
export async function forgetImport(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`delete from imports where id = ${id}`);
}

export async function isArriving(db: Connection, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from imports where id = ${id} and state = 'receiving'`);
  return rows.length > 0;
}

/** Where the files that an organisation's members send by the page come from; made by the first one. Returns its id. */
export async function ensureUploadSource(tx: Connection, advertiserId: number): Promise<number> {
  await tx.insert(feedSources).values({ advertiserId, kind: "upload" }).onConflictDoNothing();
  const [source] = await tx
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(and(eq(feedSources.advertiserId, advertiserId), eq(feedSources.kind, "upload")));
  return source!.id;
}
