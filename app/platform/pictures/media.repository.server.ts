import { eq, sql } from "drizzle-orm";
import type { Picture } from "#app/domain/picture.ts";
import type { Connection } from "#db/client.ts";
import { media } from "#db/schema/media.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import type { StoredMedia } from "./media-storage.server.ts";

// Portraits and logos are stored in profiles by their address: `/media/<sha256>/640.webp`.
const isUnused = sql`(
  not exists (select from listing_photos p where p.media_id = m.id)
  and not exists (select from draft_photos p where p.media_id = m.id)
  and not exists (select from listings l where l.cover_media_id = m.id)
  and not exists (select from site_document_media d where d.media_id = m.id)
  and not exists (select from advertisers a where starts_with(a.photo_url, '/media/') and substr(a.photo_url, 8, 64) = m.sha256))`;

/** Records an original, once per content; returns its id. The caller must use it soon. */
export async function recordMedia(db: Connection, stored: StoredMedia): Promise<number> {
  const [row] = await db
    .insert(media)
    .values(stored)
    .onConflictDoUpdate({ target: media.sha256, set: { unusedSince: null } })
    .returning({ id: media.id });
  return row!.id;
}

/** Marks pictures that became unused, and unmarks pictures in use again. Call it in a transaction. */
export async function markUnusedMedia(tx: Connection): Promise<void> {
  await tx.execute(sql.raw(NO_LIMIT));
  await tx.execute(sql`update media m set unused_since = now() where unused_since is null and ${isUnused}`);
  await tx.execute(sql`update media m set unused_since = null where unused_since is not null and not ${isUnused}`);
}

/** Marks pictures for the next sweep without the grace period, unless they are used elsewhere. */
export async function releaseMedia(tx: Connection, ids: number[]): Promise<void> {
  await tx.execute(
    sql`update media m set unused_since = to_timestamp(0) where id = any(${sql.param(ids)}::int[]) and ${isUnused}`,
  );
}

/**
 * Deletes and locks the records of up to `most` pictures that were unused for so many hours, until the transaction ends: an upload of the
 * same picture waits, then finds it neither recorded nor stored.
 */
export async function takeUnusedMedia(
  tx: Connection,
  { hours, most }: { hours: number; most: number },
): Promise<Pick<StoredMedia, "sha256" | "format">[]> {
  const held = await tx.execute<{ id: number }>(sql`
    select id from media where unused_since < now() - make_interval(hours => ${hours})
    order by unused_since limit ${most} for update skip locked`);
  const ids = held.rows.map(({ id }) => id);
  // Checked again under the lock: no use can begin now.
  const taken = await tx.execute<Pick<StoredMedia, "sha256" | "format">>(sql`
    delete from media m where id = any(${sql.param(ids)}::int[]) and unused_since is not null and ${isUnused} returning sha256, format`);
  return taken.rows;
}

/** Returns which of these pictures still exist, and locks them until the transaction ends. */
export async function holdMedia(tx: Connection, ids: number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from media where id = any(${sql.param(ids)}::int[]) order by id for key share`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Restarts a picture's grace period. */
export async function putOffMedia(db: Connection, sha256: string): Promise<void> {
  await db.execute(sql`update media set unused_since = now() where sha256 = ${sha256} and unused_since is not null`);
}

/** A stored picture by its hash; null for an unknown hash. */
export async function findPicture(db: Connection, sha256: string): Promise<Picture | null> {
  const [row] = await db
    .select({ sha256: media.sha256, width: media.width, height: media.height, placeholder: media.placeholder })
    .from(media)
    .where(eq(media.sha256, sha256));
  return row ? { ...row, alt: "" } : null;
}

/** The rows of pictures by their hashes, for a document that will show them. */
export async function mediaIdsOf(tx: Connection, sha256s: string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from media where sha256 = any(${sql.param(sha256s)}::text[]) limit 100`,
  );
  return rows.map(({ id }) => id);
}
