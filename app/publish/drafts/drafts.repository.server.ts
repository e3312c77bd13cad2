import { and, asc, count, desc, eq, ne, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { discardedDrafts, draftPhotos, listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { media } from "#db/schema/media.ts";
import type { Draft, DraftPhoto } from "./draft.ts";
import type { DraftForm } from "../form/draft-form.ts";

const columns = {
  id: listingDrafts.id,
  listingId: listingDrafts.listingId,
  listingReference: listings.reference,
  listingStatus: listings.status,
  form: listingDrafts.form,
  updatedAt: sql<string>`to_char(${listingDrafts.updatedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
};

/** A draft of an account; null when it has none with that id. */
export async function findDraft(db: Connection, { id, userId }: { id: string; userId: string }): Promise<Draft | null> {
  const [draft] = await db
    .select(columns)
    .from(listingDrafts)
    .leftJoin(listings, eq(listings.id, listingDrafts.listingId))
    .where(and(eq(listingDrafts.id, id), eq(listingDrafts.userId, userId)));
  return draft ?? null;
}

/** Whether another account has a draft with this id. */
export async function isDraftOfAnother(
  db: Connection,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const others = await db
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(and(eq(listingDrafts.id, id), ne(listingDrafts.userId, userId)));
  return others.length > 0;
}

/** The listing that a draft became; null if it was not published. */
export async function findPublishedDraft(db: Connection, draftId: string) {
  const [found] = await db
    .select({
      userId: publishedDrafts.userId,
      isNew: publishedDrafts.isNew,
      reference: listings.reference,
      slug: listings.slug,
      title: listings.title,
      status: listings.status,
    })
    .from(publishedDrafts)
    .innerJoin(listings, eq(listings.id, publishedDrafts.listingId))
    .where(eq(publishedDrafts.draftId, draftId));
  return found ?? null;
}

export async function countDrafts(db: Connection, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(listingDrafts).where(eq(listingDrafts.userId, userId));
  return row!.total;
}

/** All drafts of an account, the last changed first. */
export function findDrafts(db: Connection, userId: string): Promise<Draft[]> {
  return db
    .select(columns)
    .from(listingDrafts)
    .leftJoin(listings, eq(listings.id, listingDrafts.listingId))
    .where(eq(listingDrafts.userId, userId))
    .orderBy(desc(listingDrafts.updatedAt), asc(listingDrafts.id));
}

/** Adds or replaces the given fields, and creates the draft if necessary; false when the id is another account's. */
export async function saveDraftFields(
  db: Connection,
  { id, userId, fields }: { id: string; userId: string; fields: DraftForm },
): Promise<boolean> {
  const saved = await db
    .insert(listingDrafts)
    .values({ id, userId, form: fields })
    .onConflictDoUpdate({
      target: listingDrafts.id,
      set: { form: sql`${listingDrafts.form} || excluded.form`, updatedAt: sql`now()` },
      setWhere: eq(listingDrafts.userId, userId),
    })
    .returning({ id: listingDrafts.id });
  return saved.length > 0;
}

/** Whether a draft was discarded in the last seven days. A draft without a row may also be new. */
export async function isDraftDiscarded(db: Connection, draftId: string): Promise<boolean> {
  const found = await db
    .select({ id: discardedDrafts.draftId })
    .from(discardedDrafts)
    .where(eq(discardedDrafts.draftId, draftId));
  return found.length > 0;
}

/** Deletes notes of discarded drafts that are older than any upload may take. */
export async function deleteOldDiscardNotes(db: Connection): Promise<void> {
  await db.execute(sql`delete from discarded_drafts where discarded_at < now() - interval '7 days'`);
}

export async function recordDiscardedDraft(tx: Connection, draftId: string): Promise<void> {
  await tx.execute(sql`
    insert into discarded_drafts (draft_id) values (${draftId})
    on conflict (draft_id) do update set discarded_at = excluded.discarded_at`);
}

/** Deletes the draft and its photos' rows; unused pictures are swept later. False when the account has no such draft. */
export async function deleteDraft(db: Connection, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const gone = await db
    .delete(listingDrafts)
    .where(and(eq(listingDrafts.id, id), eq(listingDrafts.userId, userId)))
    .returning({ id: listingDrafts.id });
  return gone.length > 0;
}

export function findDraftPhotos(db: Connection, draftId: string): Promise<DraftPhoto[]> {
  return db
    .select({
      id: draftPhotos.id,
      sha256: media.sha256,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      alt: draftPhotos.alt,
    })
    .from(draftPhotos)
    .innerJoin(media, eq(media.id, draftPhotos.mediaId))
    .where(eq(draftPhotos.draftId, draftId))
    .orderBy(asc(draftPhotos.position));
}
