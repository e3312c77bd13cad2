import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { feedSources } from "#db/schema/feeds.ts";

/** Deletes the import of a file that could not be stored. `deleteOldImports` deletes its parts in the storage. */
export async function deleteImport(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`delete from imports where id = ${id}`);
}

/** Records that a file is still arriving; otherwise it counts as interrupted. False where the import was ended meanwhile. */
export async function recordStillArriving(db: Connection, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update imports set received_at = now() where id = ${id} and state = 'receiving'`,
  );
  return rowCount === 1;
}

/** Finds or makes the source of the files that an organisation's members upload on the page. Returns its id. */
export async function ensureUploadSource(tx: Connection, advertiserId: number): Promise<number> {
  await tx.insert(feedSources).values({ advertiserId, kind: "upload" }).onConflictDoNothing();
  const [source] = await tx
    .select({ id: feedSources.id })
    .from(feedSources)
    .where(and(eq(feedSources.advertiserId, advertiserId), eq(feedSources.kind, "upload")));
  return source!.id;
}
