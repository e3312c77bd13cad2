import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import { stageInSql } from "#db/listing-stage.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { isNotSuspendedInSql } from "#db/standing.ts";
import { buildOnce, UNNAMED } from "#db/build-once.ts";
import type { Connection, Database } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { communes } from "#db/schema/communes.ts";
import { listingDetails, listingRooms, listings } from "#db/schema/listings.ts";
import { listingPhotos, media } from "#db/schema/media.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";

/** A listing with its details, commune and advertiser, whatever its status; null when unknown. */
export async function findListing(db: Database, reference: string) {
  const [row] = await listingQuery(db).execute({ reference });
  return row ?? null;
}

const listingQuery = buildOnce((db) =>
  db
    .select({
      listing: {
        id: listings.id,
        reference: listings.reference,
        slug: listings.slug,
        title: listings.title,
        transaction: listings.transaction,
        propertyType: listings.propertyType,
        status: listings.status,
        stage: stageInSql("listings"),
        price: listings.price,
        previousPrice: listings.previousPrice,
        livingArea: listings.livingArea,
        landArea: listings.landArea,
        rooms: listings.rooms,
        bedrooms: listings.bedrooms,
        bathrooms: listings.bathrooms,
        floor: listings.floor,
        furnished: listings.furnished,
        energyClass: listings.energyClass,
        climateClass: listings.climateClass,
        quartier: listings.quartier,
        showsExactPosition: listings.showsExactPosition,
        publicLatitude: listings.publicLatitude,
        publicLongitude: listings.publicLongitude,
        communeId: listings.communeId,
        advertiserId: listings.advertiserId,
        publishedAt: listings.publishedAt,
        updatedAt: listings.updatedAt,
        isSample: listings.isSample,
      },
      details: listingDetails,
      commune: {
        name: communes.name,
        slug: communes.slug,
        departmentCode: communes.departmentCode,
        departmentName: communes.departmentName,
        postalCodes: communes.postalCodes,
      },
      advertiser: {
        slug: advertisers.slug,
        role: advertisers.role,
        firstName: advertisers.firstName,
        familyName: advertisers.familyName,
        agencyName: advertisers.agencyName,
        description: advertisers.description,
        photoUrl: advertisers.photoUrl,
        photoAlt: advertisers.photoAlt,
        hasPhone: sql<boolean>`${advertisers.phone} is not null`,
        isSuspended: sql<boolean>`not ${isNotSuspendedInSql("advertisers")}`,
      },
    })
    .from(listings)
    .innerJoin(listingDetails, eq(listingDetails.listingId, listings.id))
    .innerJoin(communes, eq(communes.id, listings.communeId))
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(eq(listings.reference, sql.placeholder("reference")))
    .prepare(UNNAMED),
);

export type ListingRecord = NonNullable<Awaited<ReturnType<typeof findListing>>>;

export function findListingRooms(db: Database, listingId: number) {
  return db
    .select({ name: listingRooms.name, area: listingRooms.area })
    .from(listingRooms)
    .where(eq(listingRooms.listingId, listingId))
    .orderBy(asc(listingRooms.position));
}

export function findListingPhotos(db: Database, listingId: number) {
  return db
    .select({
      sha256: media.sha256,
      width: media.width,
      height: media.height,
      placeholder: media.placeholder,
      alt: listingPhotos.alt,
    })
    .from(listingPhotos)
    .innerJoin(media, eq(media.id, listingPhotos.mediaId))
    .where(eq(listingPhotos.listingId, listingId))
    .orderBy(asc(listingPhotos.position));
}

/** The photos of a listing on show; null for any other. */
export async function findShownPhotos(db: Database, reference: string) {
  const [row] = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.reference, reference), isOnShowInSql("listings")));
  return row ? findListingPhotos(db, row.id) : null;
}

/** The telephone number of the advertiser of a listing on show; null otherwise. */
export async function findAdvertiserPhone(db: Database, reference: string): Promise<string | null> {
  const [row] = await db
    .select({ phone: advertisers.phone })
    .from(listings)
    .innerJoin(advertisers, eq(advertisers.id, listings.advertiserId))
    .where(and(eq(listings.reference, reference), isOnShowInSql("listings")));
  return row?.phone ?? null;
}

/** A listing's advertiser; null where there is no such listing. */
export async function findAdvertiserId(db: Database, reference: string): Promise<number | null> {
  const [row] = await db
    .select({ advertiserId: listings.advertiserId })
    .from(listings)
    .where(eq(listings.reference, reference));
  return row?.advertiserId ?? null;
}

type SimilarTo = {
  listingId: number;
  communeId: number;
  transaction: Transaction;
  propertyType: PropertyType;
  price: number;
};

/**
 * Ids of similar listings that are available, with the same transaction, nearest in price: same type and commune, then same type
 * and department, then other types in the department.
 */
export async function findSimilarListingIds(db: Connection, like: SimilarTo, limit: number): Promise<number[]> {
  const sameType = eq(listings.propertyType, like.propertyType);
  const inCommune = await nearestInPrice(
    db,
    like,
    sql`${listings.communeId} = ${like.communeId} and ${sameType}`,
    limit,
  );
  if (inCommune.length >= limit) return inCommune;
  const sameDepartment = sql`${listings.communeId} in (
    select other.id from communes own join communes other using (department_code) where own.id = ${like.communeId})`;
  const around = await nearestInPrice(
    db,
    like,
    sql`${sameDepartment} and ${listings.communeId} <> ${like.communeId} and ${sameType}`,
    limit,
  );
  const ofType = [...inCommune, ...around].slice(0, limit);
  if (ofType.length >= limit) return ofType;
  const others = await nearestInPrice(
    db,
    like,
    sql`${sameDepartment} and ${ne(listings.propertyType, like.propertyType)}`,
    limit,
  );
  return [...ofType, ...others].slice(0, limit);
}

// Two index scans from the price outwards: sorting a whole city by price distance would cost its size.
async function nearestInPrice(db: Connection, like: SimilarTo, condition: SQL, limit: number) {
  const matching = and(
    eq(listings.status, "disponible"),
    condition,
    eq(listings.transaction, like.transaction),
    ne(listings.id, like.listingId),
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from (
      (select id, price from listings where ${matching} and price >= ${like.price} order by price limit ${limit})
      union all
      (select id, price from listings where ${matching} and price < ${like.price} order by price desc limit ${limit})
    ) as candidates order by abs(price - ${like.price}), id limit ${limit}`);
  return rows.map((row) => row.id);
}
