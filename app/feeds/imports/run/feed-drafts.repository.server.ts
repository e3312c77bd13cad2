import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { recordDiscardedDraft } from "#app/publish/drafts/drafts.repository.server.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { Connection } from "#db/client.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { listingPhotos } from "#db/schema/media.ts";
import type { ShownPhoto } from "../compare/choose-photos.ts";

export type FeedDraft = { id: string; form: DraftForm };

/** The draft of a home, locked until the transaction ends; null after it was published or discarded. */
export async function lockFeedDraft(tx: Connection, id: string): Promise<FeedDraft | null> {
  const [draft] = await tx
    .select({ id: listingDrafts.id, form: listingDrafts.form })
    .from(listingDrafts)
    .where(eq(listingDrafts.id, id))
    .for("update");
  return draft ?? null;
}

type NewDraft = {
  /** Null for a new draft: ids of published or discarded drafts are not used again. */
  id: string | null;
  userId: string;
  advertiserId: number;
  listingId: number | null;
  form: DraftForm;
  photos: ShownPhoto[];
};

/** Stores a home that cannot go online as a draft; returns the draft's id. */
export async function storeFeedDraft(tx: Connection, { id, photos, ...draft }: NewDraft): Promise<string> {
  const draftId = id ?? randomUUID();
  await tx
    .insert(listingDrafts)
    .values({ id: draftId, ...draft })
    .onConflictDoUpdate({ target: listingDrafts.id, set: { form: draft.form, updatedAt: sql`now()` } });
  await setDraftPhotos(tx, draftId, photos);
  return draftId;
}

/** The photos of a draft, in their order. */
export async function setDraftPhotos(tx: Connection, draftId: string, photos: ShownPhoto[]): Promise<void> {
  await tx.delete(draftPhotos).where(eq(draftPhotos.draftId, draftId));
  if (photos.length > 0)
    await tx
      .insert(draftPhotos)
      .values(photos.map((photo, position) => ({ ...photo, position, draftId, id: randomUUID() })));
}

export const findDraftPhotos = (tx: Connection, draftId: string): Promise<ShownPhoto[]> =>
  tx
    .select({ mediaId: draftPhotos.mediaId, alt: draftPhotos.alt })
    .from(draftPhotos)
    .where(eq(draftPhotos.draftId, draftId))
    .orderBy(asc(draftPhotos.position));

/** Whether the organisation has a listing with this reference. */
export async function isOwnReference(
  tx: Connection,
  { advertiserId, reference }: { advertiserId: number; reference: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.reference, reference), eq(listings.advertiserId, advertiserId)));
  return rows.length > 0;
}

/** The pictures that a listing shows, in their order. */
export const findListingPhotos = (tx: Connection, listingId: number): Promise<ShownPhoto[]> =>
  tx
    .select({ mediaId: listingPhotos.mediaId, alt: listingPhotos.alt })
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, listingId))
    .orderBy(asc(listingPhotos.position));

/** Ends the draft of a home that is absent from the file; a person with the draft open gets a notice. */
export async function discardFeedDraft(tx: Connection, draftId: string): Promise<void> {
  await tx.delete(listingDrafts).where(eq(listingDrafts.id, draftId));
  await recordDiscardedDraft(tx, draftId);
}
