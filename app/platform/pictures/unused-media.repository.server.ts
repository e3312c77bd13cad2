import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import type { StoredMedia } from "./media-storage.server.ts";

// Portraits and logos stand in profiles by their address: `/media/<sha256>/640.webp`.
const isUnused = sql`(
  not exists (select from listing_photos p where p.media_id = m.id)
  and not exists (select from draft_photos p where p.media_id = m.id)
  and not exists (select from listings l where l.cover_media_id = m.id)
  and not exists (select from advertisers a where starts_with(a.photo_url, '/media/') and substr(a.photo_url, 8, 64) = m.sha256))`;

/** Notes, in a transaction, which pictures nothing shows any more, and which are shown again. */
export async function markUnusedMedia(tx: Connection): Promise<void> {
  await tx.execute(sql.raw(NO_LIMIT));
  await tx.execute(sql`update media m set unused_since = now() where unused_since is null and ${isUnused}`);
  await tx.execute(sql`update media m set unused_since = null where unused_since is not null and not ${isUnused}`);
}

/** Pictures whose owner is rid of them: unless something else shows them, the next sweep deletes them, without a day's wait. */
export async function releaseMedia(tx: Connection, ids: number[]): Promise<void> {
  await tx.execute(
    sql`update media m set unused_since = to_timestamp(0) where id = any(${sql.param(ids)}::int[]) and ${isUnused}`,
  );
}

/**
 * Forgets up to `most` pictures that nothing has shown for so many hours, and holds them until the transaction ends:
 * whoever sends one of them again waits, and then finds it neither recorded nor stored.
 */
export async function takeUnusedMedia(
  tx: Connection,
  { hours, most }: { hours: number; most: number },
): Promise<Pick<StoredMedia, "sha256" | "format">[]> {
  const held = await tx.execute<{ id: number }>(sql`
    select id from media where unused_since < now() - make_interval(hours => ${hours})
    order by unused_since limit ${most} for update skip locked`);
  const ids = held.rows.map(({ id }) => id);
  // Asked once more while they are held: nothing can begin to show them now.
  const taken = await tx.execute<Pick<StoredMedia, "sha256" | "format">>(sql`
    delete from media m where id = any(${sql.param(ids)}::int[]) and unused_since is not null and ${isUnused} returning sha256, format`);
  return taken.rows;
}

/** Counts a picture as unused from now on only. */
export async function putOffMedia(db: Connection, sha256: string): Promise<void> {
  await db.execute(sql`update media set unused_since = now() where sha256 = ${sha256} and unused_since is not null`);
}
