import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { Connection } from "#db/client.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { listingPhotos } from "#db/schema/media.ts";
import type { FeedPhoto } from "./import.ts";

type FeedDraft = {
  id: string;
  userId: string;
  advertiserId: number;
  listingId: number | null;
  form: DraftForm;
  photos: FeedPhoto[];
};

/** Stores a home that cannot go online as its file has it, in place of what the last file said; returns the draft's id. */
export async function storeFeedDraft(tx: Connection, { photos, ...draft }: FeedDraft): Promise<string> {
  const target = draft.listingId === null ? listingDrafts.id : listingDrafts.listingId;
  const [stored] = await tx
    .insert(listingDrafts)
    .values(draft)
    .onConflictDoUpdate({ target, set: { form: draft.form, updatedAt: sql`now()` } })
    .returning({ id: listingDrafts.id });
  const { id } = stored!;
  await tx.delete(draftPhotos).where(eq(draftPhotos.draftId, id));
  const rows = photos.flatMap(({ mediaId, title }) => (mediaId ? [{ mediaId, alt: title }] : []));
  if (rows.length > 0)
    await tx
      .insert(draftPhotos)
      .values(rows.map((row, position) => ({ ...row, position, draftId: id, id: randomUUID() })));
  return id;
}

/** The pictures that a listing shows, in their order. */
export async function findListingPhotoIds(tx: Connection, listingId: number): Promise<number[]> {
  const rows = await tx
    .select({ mediaId: listingPhotos.mediaId })
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, listingId))
    .orderBy(asc(listingPhotos.position));
  return rows.map(({ mediaId }) => mediaId);
}

/** Deletes the draft of a home that its file has completed meanwhile. */
export async function deleteFeedDraft(tx: Connection, id: string): Promise<void> {
  await tx.delete(listingDrafts).where(eq(listingDrafts.id, id));
}
