import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Person } from "#app/account/actor.ts";
import { scope } from "#app/account/scope.server.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import type { Connection } from "#db/client.ts";
import { listingDrafts, publishedDrafts } from "#db/schema/drafts.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listingDetails, listingRooms, listings } from "#db/schema/listings.ts";
import { listingPhotos } from "#db/schema/media.ts";
import type { ListingColumns } from "./listing-columns.ts";

/** Locks the draft until the transaction ends: concurrent saves wait. False without such a draft. */
export async function lockDraftForUpdate(
  tx: Connection,
  { id, actor }: { id: string; actor: Person },
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from ${listingDrafts} where id = ${id} and ${scope(actor, "draft.write", listingDrafts)} for update`,
  );
  return rows.length > 0;
}

// Without I, L, O and U, which are easily misread.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const drawReference = () => `BV${Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

/** An unused reference; it is taken once its listing is stored. */
export async function unusedReference(tx: Connection): Promise<string> {
  for (;;) {
    const reference = drawReference();
    const taken = await tx.select({ id: listings.id }).from(listings).where(eq(listings.reference, reference));
    if (taken.length === 0) return reference;
  }
}

type NewListing = {
  columns: ListingColumns;
  reference: string;
  advertiser: { id: number; isSample: boolean };
  now: Date;
};

/** Stores a listing that is not on show yet, without rooms and photos; null when the reference was taken meanwhile. */
export async function insertListing(
  tx: Connection,
  { columns: { listing, details }, reference, advertiser, now }: NewListing,
): Promise<{ id: number } | null> {
  const [made] = await tx
    .insert(listings)
    .values({
      ...listing,
      reference,
      advertiserId: advertiser.id,
      // Nobody answers for a sample advertiser: what it publishes or copies is an example too.
      isSample: advertiser.isSample,
      status: "brouillon",
      createdAt: now,
      updatedAt: now,
      searchVector: searchVector({ listing, details }),
    })
    .onConflictDoNothing({ target: listings.reference })
    .returning({ id: listings.id });
  if (!made) return null;
  await tx.insert(listingDetails).values({ ...details, listingId: made.id });
  return made;
}

/** A listing, locked until the transaction ends. */
export async function lockListing(tx: Connection, id: number) {
  const [row] = await tx
    .select({
      reference: listings.reference,
      status: listings.status,
      transaction: listings.transaction,
      price: listings.price,
      previousPrice: listings.previousPrice,
      priceChangedAt: listings.priceChangedAt,
      publishedAt: listings.publishedAt,
      advertiserId: listings.advertiserId,
    })
    .from(listings)
    .where(eq(listings.id, id))
    .for("update");
  return row ?? null;
}

type Life = {
  status: ListingStatus;
  publishedAt: Date;
  previousPrice: number | null;
  priceChangedAt: Date | null;
  updatedAt: Date;
};

/**
 * Puts a new listing on show, with the photos that it has. The last statement of a publication: from here to the commit,
 * all others that change the counts of searches wait.
 */
export async function showListing(tx: Connection, id: number, now: Date): Promise<void> {
  await tx
    .update(listings)
    .set({ status: "disponible", publishedAt: now, ...photoColumns(id) })
    .where(eq(listings.id, id));
}

export async function updateDetails(tx: Connection, id: number, { details }: ListingColumns): Promise<void> {
  await tx.update(listingDetails).set(details).where(eq(listingDetails.listingId, id));
}

/** Last of its transaction, as `showListing`. */
export async function updateListing(
  tx: Connection,
  id: number,
  { columns: { listing, details }, life }: { columns: ListingColumns; life: Life },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...listing, ...life, ...photoColumns(id), searchVector: searchVector({ listing, details }) })
    .where(eq(listings.id, id));
}

const photoColumns = (id: number) => ({
  photoCount: sql<number>`(select count(*) from listing_photos where listing_id = ${id})`,
  coverMediaId: sql<number>`(select media_id from listing_photos where listing_id = ${id} and position = 0)`,
});

const searchVector = ({
  listing,
  details,
}: Pick<ListingColumns, "listing" | "details">) => sql<string>`listing_search_vector(
  ${listing.title}, ${listing.quartier}, (select name from communes where id = ${listing.communeId}), ${details.description})`;

export async function replaceRooms(tx: Connection, listingId: number, rooms: ListingColumns["rooms"]): Promise<void> {
  await tx.delete(listingRooms).where(eq(listingRooms.listingId, listingId));
  if (rooms.length > 0)
    await tx.insert(listingRooms).values(rooms.map((room, position) => ({ ...room, position, listingId })));
}

/** Moves the draft's photos to the listing, whose row is to be changed afterwards. */
export async function replacePhotos(tx: Connection, listingId: number, draftId: string): Promise<void> {
  await tx.delete(listingPhotos).where(eq(listingPhotos.listingId, listingId));
  await tx.execute(sql`
    insert into listing_photos (listing_id, position, media_id, alt)
    select ${listingId}, row_number() over (order by position) - 1, media_id, alt from draft_photos where draft_id = ${draftId}`);
}

/** Deletes the draft, and records which listing it became. */
export async function closeDraft(
  tx: Connection,
  { draftId, userId, listingId, isNew }: { draftId: string; userId: string; listingId: number; isNew: boolean },
): Promise<void> {
  await tx.insert(publishedDrafts).values({ draftId, userId, listingId, isNew });
  await tx.delete(listingDrafts).where(eq(listingDrafts.id, draftId));
}

export async function traceStatus(
  tx: Connection,
  change: { listingId: number; status: ListingStatus; userId: string },
): Promise<void> {
  await tx.insert(listingStatusChanges).values(change);
}
