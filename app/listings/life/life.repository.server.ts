import { randomInt } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { ListingStatus } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { Connection } from "#db/client.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { listingStatusChanges } from "#db/schema/listing-life.ts";
import { listingDetails, listingPrices, listingRooms, listings } from "#db/schema/listings.ts";
import type { PriceFigures, PriceHistoryStep } from "./price-change.ts";

type ListingRow = typeof listings.$inferInsert;

/** A listing's content, by table. */
export type ListingContent = {
  listing: Omit<ListingRow, "id" | "reference" | "advertiserId" | "searchVector">;
  details: Omit<typeof listingDetails.$inferInsert, "listingId">;
  rooms: { name: string; area: number | null }[];
};

// Without I, L, O and U, which are easily misread.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random reference. `insertListing` returns null for one that is taken, which is rare. */
export const drawReference = () =>
  `BV${Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join("")}`;

type NewListing = {
  content: ListingContent;
  reference: string;
  advertiser: { id: number; isSample: boolean };
  now: Date;
};

/** Stores a listing that is not on show yet, without photos; null when the reference is taken. */
export async function insertListing(
  tx: Connection,
  { content, reference, advertiser, now }: NewListing,
): Promise<number | null> {
  const [made] = await tx
    .insert(listings)
    .values({
      ...content.listing,
      reference,
      advertiserId: advertiser.id,
      // Listings that a sample advertiser publishes or copies are samples too: nobody is responsible for them.
      isSample: advertiser.isSample,
      status: "brouillon",
      createdAt: now,
      updatedAt: now,
      searchVector: searchVector(content),
    })
    .onConflictDoNothing({ target: listings.reference })
    .returning({ id: listings.id });
  if (!made) return null;
  await tx.insert(listingDetails).values({ ...content.details, listingId: made.id });
  await addRooms(tx, made.id, content.rooms);
  return made.id;
}

/** A listing, locked until the transaction ends; null without such a listing. */
export async function lockListing(tx: Connection, id: number) {
  const [row] = await tx
    .select({
      id: listings.id,
      reference: listings.reference,
      status: listings.status,
      stage: stageInSql("listings"),
      transaction: listings.transaction,
      price: listings.price,
      previousPrice: listings.previousPrice,
      priceChangedAt: listings.priceChangedAt,
      publishedAt: listings.publishedAt,
      advertiserId: listings.advertiserId,
    })
    .from(listings)
    .where(eq(listings.id, id))
    .for("no key update");
  return row ?? null;
}

export type LockedListing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

/** The listings with these ids that an organisation has prepared and not shown, locked until the transaction ends. */
export async function lockPrepared(
  tx: Connection,
  { advertiserId, ids }: { advertiserId: number; ids: number[] },
): Promise<number[]> {
  const rows = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, ids), eq(listings.advertiserId, advertiserId), eq(listings.status, "brouillon")))
    .orderBy(listings.id)
    .for("no key update");
  return rows.map(({ id }) => id);
}

/**
 * Puts locked, prepared listings on show, with their photos. The last statement of a publication: from here to the commit, all
 * other transactions that change the counts of searches wait.
 */
export async function showListings(tx: Connection, ids: number[], now: Date): Promise<void> {
  await tx.execute(sql`
    update listings l set status = 'disponible', published_at = ${now}, ${photoColumns}
    where id = any(${sql.param(ids)}::int[])`);
}

type Life = {
  status: ListingStatus;
  stage: ListingStage | null;
  publishedAt: Date;
  previousPrice: number | null;
  priceChangedAt: Date | null;
};

/** Stores the whole content of a listing; the listing's row last, as in `showListings`. */
export async function updateListing(
  tx: Connection,
  id: number,
  { content, life, now }: { content: ListingContent; life: Life; now: Date },
): Promise<void> {
  await tx.update(listingDetails).set(content.details).where(eq(listingDetails.listingId, id));
  await tx.delete(listingRooms).where(eq(listingRooms.listingId, id));
  await addRooms(tx, id, content.rooms);
  await tx
    .update(listings)
    .set({ ...content.listing, ...life, updatedAt: now, ...ownPhotos(id), searchVector: searchVector(content) })
    .where(eq(listings.id, id));
}

type Stored = Pick<Life, "status" | "stage">;

/** Moves a listing from one stage to another; false if it has another stage than `from`. */
export async function storeStage(
  tx: Connection,
  id: number,
  { from, to }: { from: Stored; to: Stored },
): Promise<boolean> {
  const moved = await tx
    .update(listings)
    .set({ ...to, updatedAt: sql`now()` })
    .where(
      and(
        eq(listings.id, id),
        eq(listings.status, from.status),
        sql`${listings.stage} is not distinct from ${from.stage}`,
      ),
    )
    .returning({ id: listings.id });
  return moved.length > 0;
}

/** Stores the texts of a locked listing; the listing's row last, as in `showListings`. */
export async function updateTexts(
  tx: Connection,
  id: number,
  { title, description }: { title: string; description: string },
): Promise<void> {
  await tx.update(listingDetails).set({ description }).where(eq(listingDetails.listingId, id));
  await tx.execute(sql`
    update listings l set title = ${title}, updated_at = now(), search_vector = listing_search_vector(${title}, l.quartier,
      (select name from communes where id = l.commune_id), ${description}) where id = ${id}`);
}

/** Stores the organisation of a locked listing, with nobody in charge. */
export async function setAdvertiser(tx: Connection, id: number, advertiserId: number): Promise<void> {
  await tx
    .update(listings)
    .set({ advertiserId, inChargeId: null, updatedAt: sql`now()` })
    .where(eq(listings.id, id));
}

/** Stores which member of its organisation is in charge of a locked listing. */
export async function setInCharge(tx: Connection, id: number, accountId: string | null): Promise<void> {
  await tx.update(listings).set({ inChargeId: accountId }).where(eq(listings.id, id));
}

/** Stores a price with its consequences; the listing's row last, as in `showListings`. */
export async function updatePrice(
  tx: Connection,
  id: number,
  { price, figures, life, now }: { price: number; figures: PriceFigures; life: Life; now: Date },
): Promise<void> {
  if (Object.keys(figures).length > 0)
    await tx.update(listingDetails).set(figures).where(eq(listingDetails.listingId, id));
  await tx
    .update(listings)
    .set({ price, ...life, updatedAt: now })
    .where(eq(listings.id, id));
}

const photoCount = (id: unknown) => sql<number>`(select count(*) from listing_photos where listing_id = ${id})`;
const cover = (id: unknown) =>
  sql<number>`(select media_id from listing_photos where listing_id = ${id} and position = 0)`;
const photoColumns = sql`photo_count = ${photoCount(sql`l.id`)}, cover_media_id = ${cover(sql`l.id`)}`;
const ownPhotos = (id: number) => ({ photoCount: photoCount(id), coverMediaId: cover(id) });

const searchVector = ({ listing, details }: ListingContent) => sql<string>`listing_search_vector(
  ${listing.title}, ${listing.quartier ?? null}, (select name from communes where id = ${listing.communeId}),
  ${details.description ?? ""})`;

async function addRooms(tx: Connection, listingId: number, rooms: ListingContent["rooms"]): Promise<void> {
  if (rooms.length > 0)
    await tx.insert(listingRooms).values(rooms.map((room, position) => ({ ...room, position, listingId })));
}

/** Stores a new price in the history of a locked listing, whose row still has the previous price. */
export async function storePrice(
  tx: Connection,
  listingId: number,
  { price, step: { since, startsAnew } }: { price: number; step: PriceHistoryStep },
): Promise<void> {
  if (startsAnew) await tx.delete(listingPrices).where(eq(listingPrices.listingId, listingId));
  else await storeFirstPrice(tx, listingId);
  await tx
    .insert(listingPrices)
    .values({ listingId, since, price })
    .onConflictDoUpdate({ target: [listingPrices.listingId, listingPrices.since], set: { price } });
}

/** For a listing without a history, which the previous release published during an update. */
async function storeFirstPrice(tx: Connection, listingId: number): Promise<void> {
  await tx.execute(sql`
    insert into listing_prices (listing_id, since, price)
    select id, published_at, price from listings
    where id = ${listingId} and published_at is not null
      and not exists (select from listing_prices where listing_id = ${listingId})`);
}

/** Begins the history of the prices of listings that are about to be shown. */
export async function beginPrices(tx: Connection, ids: number[], since: Date): Promise<void> {
  await tx.execute(sql`
    insert into listing_prices (listing_id, since, price) select id, ${since}, price from listings
    where id = any(${sql.param(ids)}::int[])`);
}

/** Records who gave listings a status. */
export async function traceStatus(
  tx: Connection,
  { ids, status, userId }: { ids: number[]; status: ListingStatus; userId: string | null },
): Promise<void> {
  await tx.insert(listingStatusChanges).values(ids.map((listingId) => ({ listingId, status, userId })));
}
