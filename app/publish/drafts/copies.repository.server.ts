import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import type { Connection } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import { listingDrafts } from "#db/schema/drafts.ts";
import { listingDetails, listingRooms, listings } from "#db/schema/listings.ts";
import type { DraftForm } from "../form/draft-form.ts";
import { isWritableBy } from "./drafts.repository.server.ts";

/** A published listing, from which to fill in a form; null when unknown. */
export async function findListingToCopy(db: Connection, reference: string) {
  const { searchVector: _vector, quartierKey: _key, ...columns } = getTableColumns(listings);
  const [row] = await db
    .select({
      listing: columns,
      details: listingDetails,
      commune: { id: communes.id, name: communes.name, slug: communes.slug, departmentCode: communes.departmentCode },
    })
    .from(listings)
    .innerJoin(listingDetails, eq(listingDetails.listingId, listings.id))
    .innerJoin(communes, eq(communes.id, listings.communeId))
    .where(eq(listings.reference, reference));
  if (!row) return null;
  const rooms = await db
    .select({ name: listingRooms.name, area: listingRooms.area })
    .from(listingRooms)
    .where(eq(listingRooms.listingId, row.listing.id))
    .orderBy(asc(listingRooms.position));
  return { ...row, rooms };
}

export type ListingToCopy = NonNullable<Awaited<ReturnType<typeof findListingToCopy>>>;

type Changes = { id: string; actor: Person; listingId: number; form: DraftForm };

/**
 * The id of the draft that edits a listing: the existing one, else a new one with the listing's photos. Null when the draft
 * belongs to somebody else.
 */
export async function beginChanges(tx: Connection, { id, actor, listingId, form }: Changes): Promise<string | null> {
  const made = await tx
    .insert(listingDrafts)
    .values({ id, ...writtenBy(actor), listingId, form })
    .onConflictDoNothing({ target: listingDrafts.listingId })
    .returning({ id: listingDrafts.id });
  if (made.length > 0) {
    await copyListingPhotos(tx, { draftId: id, listingId });
    return id;
  }
  const [begun] = await tx
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(and(eq(listingDrafts.listingId, listingId), isWritableBy(actor)));
  return begun?.id ?? null;
}

/** The draft that edits a listing, locked until the transaction ends; null without one. */
export async function lockChanges(tx: Connection, listingId: number): Promise<{ id: string; form: DraftForm } | null> {
  const [draft] = await tx
    .select({ id: listingDrafts.id, form: listingDrafts.form })
    .from(listingDrafts)
    .where(eq(listingDrafts.listingId, listingId))
    .for("update");
  return draft ?? null;
}

/** Replaces fields of a locked draft. */
export async function replaceDraftFields(tx: Connection, id: string, fields: DraftForm): Promise<void> {
  await tx
    .update(listingDrafts)
    .set({ form: sql`${listingDrafts.form} || ${JSON.stringify(fields)}::jsonb` })
    .where(eq(listingDrafts.id, id));
}

export async function insertDraft(
  tx: Connection,
  { id, actor, form }: { id: string; actor: Person; form: DraftForm },
): Promise<void> {
  await tx.insert(listingDrafts).values({ id, ...writtenBy(actor), form });
}

const writtenBy = (actor: Person) => ({ userId: actor.account.id, advertiserId: advertiserOf(actor) });

export async function copyListingPhotos(
  tx: Connection,
  { draftId, listingId }: { draftId: string; listingId: number },
): Promise<void> {
  await tx.execute(sql`
    insert into draft_photos (id, draft_id, position, media_id, alt)
    select gen_random_uuid(), ${draftId}, position, media_id, alt from listing_photos where listing_id = ${listingId}`);
}

export async function copyDraftPhotos(tx: Connection, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.execute(sql`
    insert into draft_photos (id, draft_id, position, media_id, alt)
    select gen_random_uuid(), ${to}, position, media_id, alt from draft_photos where draft_id = ${from}`);
}
