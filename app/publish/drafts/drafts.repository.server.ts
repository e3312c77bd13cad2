import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import { scope } from "#app/account/scope.server.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { discardedDrafts, draftPhotos, listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { listings } from "#db/schema/listings.ts";
import { media } from "#db/schema/media.ts";
import type { Draft, DraftPhoto } from "./draft.ts";
import type { DraftForm } from "../form/draft-form.ts";

const columns = {
  id: listingDrafts.id,
  listingId: listingDrafts.listingId,
  listingReference: listings.reference,
  listingStage: stageInSql("listings"),
  form: listingDrafts.form,
  updatedAt: isoInSql(sql`${listingDrafts.updatedAt}`),
};

/** The id of a draft, and the person who requests it. */
export type OwnDraft = { id: string; actor: Person };

/** The drafts that a person may write: drafts of the person's organisation, and the person's drafts without one. */
export const isWritableBy = (actor: Person): SQL => scope(actor, "draft.write", listingDrafts);
export const isOwnDraft = ({ id, actor }: OwnDraft): SQL => sql`${listingDrafts.id} = ${id} and ${isWritableBy(actor)}`;

/** A draft; null when there is none with that id that this person may write. */
export async function findDraft(db: Connection, own: OwnDraft): Promise<Draft | null> {
  const [draft] = await db
    .select(columns)
    .from(listingDrafts)
    .leftJoin(listings, eq(listings.id, listingDrafts.listingId))
    .where(isOwnDraft(own));
  return draft ?? null;
}

/** Whether somebody else has a draft with this id. */
export async function isDraftOfAnother(db: Connection, { id, actor }: OwnDraft): Promise<boolean> {
  const others = await db
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(sql`${listingDrafts.id} = ${id} and (${isWritableBy(actor)}) is not true`);
  return others.length > 0;
}

/** The listing that a draft became; null if it was not published. */
export async function findPublishedDraft(db: Connection, draftId: string) {
  const [found] = await db
    .select({
      userId: publishedDrafts.userId,
      listingId: publishedDrafts.listingId,
      advertiserId: listings.advertiserId,
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

export async function countDrafts(db: Connection, actor: Person): Promise<number> {
  const [row] = await db.select({ total: count() }).from(listingDrafts).where(isWritableBy(actor));
  return row!.total;
}

/** Counts drafts that people began, without drafts from agencies' files, whose number has no limit. */
export async function countBegunDrafts(db: Connection, actor: Person): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(listingDrafts)
    .where(and(isWritableBy(actor), sql`not exists (select from feed_homes h where h.draft_id = ${listingDrafts.id})`));
  return row!.total;
}

const MOST_DRAFTS_LISTED = 300;

/** Drafts that somebody may write, the last changed first. */
export function findDrafts(db: Connection, actor: Person): Promise<Draft[]> {
  return db
    .select(columns)
    .from(listingDrafts)
    .leftJoin(listings, eq(listings.id, listingDrafts.listingId))
    .where(isWritableBy(actor))
    .orderBy(desc(listingDrafts.updatedAt), asc(listingDrafts.id))
    .limit(MOST_DRAFTS_LISTED);
}

/** Adds or replaces the given fields, and creates the draft if necessary; false when the id is somebody else's. */
export async function saveDraftFields(
  db: Connection,
  { id, actor, fields }: OwnDraft & { fields: DraftForm },
): Promise<boolean> {
  const saved = await db
    .insert(listingDrafts)
    .values({ id, userId: actor.account.id, advertiserId: advertiserOf(actor), form: fields })
    .onConflictDoUpdate({
      target: listingDrafts.id,
      set: { form: sql`${listingDrafts.form} || excluded.form`, updatedAt: sql`now()` },
      setWhere: isWritableBy(actor),
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

/** Deletes records of discarded drafts that are older than any upload may take. */
export async function deleteOldDiscardNotes(db: Connection): Promise<void> {
  await db.execute(sql`delete from discarded_drafts where discarded_at < now() - interval '7 days'`);
}

export async function recordDiscardedDraft(tx: Connection, draftId: string): Promise<void> {
  await tx.execute(sql`
    insert into discarded_drafts (draft_id) values (${draftId})
    on conflict (draft_id) do update set discarded_at = excluded.discarded_at`);
}

/** Deletes the draft and its photos' rows; unused pictures are swept later. False when this person has no such draft. */
export async function deleteDraft(db: Connection, own: OwnDraft): Promise<boolean> {
  const gone = await db.delete(listingDrafts).where(isOwnDraft(own)).returning({ id: listingDrafts.id });
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

/** Puts corrected texts into drafts that edit the listing: their publication must not bring the former texts back. */
export async function correctDrafts(
  tx: Connection,
  listingId: number,
  texts: { title: string; description: string },
): Promise<void> {
  await tx.execute(
    sql`update listing_drafts set form = form || ${JSON.stringify(texts)}::jsonb where listing_id = ${listingId}`,
  );
}

/** Deletes drafts that edit a listing which now belongs to another organisation. */
export async function deleteDraftsOfListing(tx: Connection, listingId: number): Promise<void> {
  await tx.delete(listingDrafts).where(eq(listingDrafts.listingId, listingId));
}
