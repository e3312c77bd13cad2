import { eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { listingPhotos } from "#db/schema/media.ts";
import { isOwnDraft, type OwnDraft } from "../drafts/drafts.repository.server.ts";

/** Locks the draft until the transaction ends: concurrent saves wait. False without such a draft. */
export async function lockDraftForUpdate(tx: Connection, draft: OwnDraft): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from ${listingDrafts} where ${isOwnDraft(draft)} for update`);
  return rows.length > 0;
}

/** Moves the draft's photos to the listing. Change the row of `listings` after that. */
export async function replacePhotos(tx: Connection, listingId: number, draftId: string): Promise<void> {
  await tx.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId));
  await tx.execute(sql`
    insert into listing_photos (listing_id, position, media_id, alt)
    select ${listingId}, row_number() over (order by position) - 1, media_id, alt from draft_photos where draft_id = ${draftId}`);
}

/** Stores the photos of a listing in this order. Change the row of `listings` after that. */
export async function setListingPhotos(
  tx: Connection,
  listingId: number,
  photos: { mediaId: number; alt: string }[],
): Promise<void> {
  await tx.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId));
  if (photos.length > 0)
    await tx.insert(listingPhotos).values(photos.map((photo, position) => ({ ...photo, listingId, position })));
}

/** Deletes the draft, and records which listing it became. */
export async function closeDraft(
  tx: Connection,
  { draftId, userId, listingId, isNew }: { draftId: string; userId: string; listingId: number; isNew: boolean },
): Promise<void> {
  await tx.insert(publishedDrafts).values({ draftId, userId, listingId, isNew });
  await tx.delete(listingDrafts).where(eq(listingDrafts.id, draftId));
}
