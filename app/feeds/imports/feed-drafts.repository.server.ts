import { randomUUID } from "node:crypto";
import { and, asc, eq, or, sql } from "drizzle-orm";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import type { Connection } from "#db/client.ts";
import { draftPhotos, listingDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { listingPhotos } from "#db/schema/media.ts";
import type { FeedPhoto } from "./import.ts";

/** The draft of a home, or the one that changes its listing, locked until the transaction ends; null once it was published or discarded. */
export async function lockFeedDraft(
  tx: Connection,
  id: string | null,
  listingId: number | null = null,
): Promise<{ id: string; form: DraftForm } | null> {
  if (id === null && listingId === null) return null;
  const [draft] = await tx
    .select({ id: listingDrafts.id, form: listingDrafts.form })
    .from(listingDrafts)
    .where(
      or(
        id === null ? undefined : eq(listingDrafts.id, id),
        listingId === null ? undefined : eq(listingDrafts.listingId, listingId),
      ),
    )
    .for("update");
  return draft ?? null;
}

type FeedDraft = {
  /** Null for a new one: that of a draft that was published or discarded is not used again. */
  id: string | null;
  userId: string;
  advertiserId: number;
  listingId: number | null;
  form: DraftForm;
  photos: FeedPhoto[];
};

/** Stores a home that cannot go online as its file has it; returns the draft's id. */
export async function storeFeedDraft(tx: Connection, { id, photos, ...draft }: FeedDraft): Promise<string> {
  const draftId = id ?? randomUUID();
  await tx
    .insert(listingDrafts)
    .values({ id: draftId, ...draft })
    .onConflictDoUpdate({ target: listingDrafts.id, set: { form: draft.form, updatedAt: sql`now()` } });
  await setDraftPhotos(tx, draftId, photos);
  return draftId;
}

async function setDraftPhotos(tx: Connection, draftId: string, photos: FeedPhoto[]): Promise<void> {
  await tx.delete(draftPhotos).where(eq(draftPhotos.draftId, draftId));
  const rows = photos.flatMap(({ mediaId, title }) => (mediaId ? [{ mediaId, alt: title }] : []));
  if (rows.length > 0)
    await tx.insert(draftPhotos).values(rows.map((row, position) => ({ ...row, position, draftId, id: randomUUID() })));
}

/** Gives a draft the photos that could not be had `before`, unless somebody has changed its photos. */
export async function addLatePhotos(
  tx: Connection,
  draftId: string,
  { before, photos }: { before: FeedPhoto[]; photos: FeedPhoto[] },
): Promise<void> {
  const rows = await tx
    .select({ mediaId: draftPhotos.mediaId })
    .from(draftPhotos)
    .where(eq(draftPhotos.draftId, draftId))
    .orderBy(asc(draftPhotos.position));
  const ids = before.flatMap(({ mediaId }) => mediaId ?? []);
  if (rows.map(({ mediaId }) => mediaId).join() === ids.join()) await setDraftPhotos(tx, draftId, photos);
}

/** The listing of an organisation with a reference; null without it. */
export async function findOwnListing(
  tx: Connection,
  { advertiserId, reference }: { advertiserId: number; reference: string },
): Promise<number | null> {
  const [row] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.reference, reference), eq(listings.advertiserId, advertiserId)));
  return row?.id ?? null;
}

/** The pictures that a listing shows, in their order. */
export const findListingPhotos = (tx: Connection, listingId: number): Promise<{ mediaId: number; alt: string }[]> =>
  tx
    .select({ mediaId: listingPhotos.mediaId, alt: listingPhotos.alt })
    .from(listingPhotos)
    .where(eq(listingPhotos.listingId, listingId))
    .orderBy(asc(listingPhotos.position));

/** Deletes the draft of a home that its file has completed meanwhile. */
export async function deleteFeedDraft(tx: Connection, id: string): Promise<void> {
  await tx.delete(listingDrafts).where(eq(listingDrafts.id, id));
}
