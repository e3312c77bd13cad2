import { and, asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { isNotSuspendedInSql } from "#db/standing.ts";
import type { Connection } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import { feedHomes, feeds } from "#db/schema/feeds.ts";
import { listingDetails, listingRooms, listings } from "#db/schema/listings.ts";
import { listingPhotos, media } from "#db/schema/media.ts";
import type { Exporter } from "./exported-home.ts";

/** The organisation to export; null once it has ended. */
export async function findExporter(db: Connection, advertiserId: number): Promise<Exporter | null> {
  const { rows } = await db.execute<Exporter>(sql`
    select a.id, a.slug, a.role = 'agent-commissionnaire' as "isAgency", coalesce(a.phone, '') as phone,
      not ${isNotSuspendedInSql("a")} as "isSuspended",
      ${advertiserNameInSql("a")} as name,
      coalesce((select f.agency from feeds f where f.advertiser_id = a.id and f.accepted_at is not null and f.agency <> ''
        order by f.id limit 1), 'bienvu-' || a.id) as code
    from advertisers a where a.id = ${advertiserId} and a.left_at is null`);
  return rows[0] ?? null;
}

/** Counts the homes of an export. */
export async function countHomesToExport(db: Connection, advertiserId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from listings where advertiser_id = ${advertiserId} and ${isOnShowInSql()}`);
  return rows[0]!.count;
}

/** The ids of an organisation's homes on show, in the order of their creation. */
export async function findIdsToExport(db: Connection, advertiserId: number): Promise<number[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.advertiserId, advertiserId), isOnShowInSql("listings")));
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Finds these homes with all their values, and leaves out homes that are no longer on show. */
export async function findHomesToExport(
  db: Connection,
  { advertiserId, ids: requested }: { advertiserId: number; ids: number[] },
) {
  const { searchVector: _vector, quartierKey: _key, ...columns } = getTableColumns(listings);
  const rows = await db
    .select({
      listing: columns,
      details: listingDetails,
      commune: {
        name: communes.name,
        departmentCode: communes.departmentCode,
        departmentName: communes.departmentName,
        postalCodes: communes.postalCodes,
        inseeCode: communes.inseeCode,
      },
    })
    .from(listings)
    .innerJoin(listingDetails, eq(listingDetails.listingId, listings.id))
    .innerJoin(communes, eq(communes.id, listings.communeId))
    .where(and(inArray(listings.id, requested), eq(listings.advertiserId, advertiserId), isOnShowInSql("listings")))
    .orderBy(asc(listings.id));
  const ids = rows.map(({ listing }) => listing.id);
  if (ids.length === 0) return [];
  const [rooms, photos, origins] = await Promise.all([
    findRooms(db, ids),
    findPhotos(db, ids),
    findOrigins(db, { ids, advertiserId }),
  ]);
  return rows.map((row) => ({
    ...row,
    rooms: rooms.get(row.listing.id) ?? [],
    photos: photos.get(row.listing.id) ?? [],
    origin: origins.get(row.listing.id)?.[0] ?? null,
  }));
}

export type HomeToExport = Awaited<ReturnType<typeof findHomesToExport>>[number];

const byListing = <Row extends { listingId: number }>(rows: Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ listingId }) => listingId);

const findRooms = async (db: Connection, ids: number[]) =>
  byListing(
    await db
      .select({ listingId: listingRooms.listingId, name: listingRooms.name, area: listingRooms.area })
      .from(listingRooms)
      .where(inArray(listingRooms.listingId, ids))
      .orderBy(asc(listingRooms.listingId), asc(listingRooms.position)),
  );

const findPhotos = async (db: Connection, ids: number[]) =>
  byListing(
    await db
      .select({
        listingId: listingPhotos.listingId,
        sha256: media.sha256,
        format: media.format,
        alt: listingPhotos.alt,
      })
      .from(listingPhotos)
      .innerJoin(media, eq(media.id, listingPhotos.mediaId))
      .where(inArray(listingPhotos.listingId, ids))
      .orderBy(asc(listingPhotos.listingId), asc(listingPhotos.position)),
  );

/** The agency code and key of imported homes. Only feeds of the present organisation count. */
async function findOrigins(db: Connection, { ids, advertiserId }: { ids: number[]; advertiserId: number }) {
  const rows = await db
    .select({
      listingId: sql<number>`${feedHomes.listingId}`, // one of `ids`
      agency: feeds.agency,
      key: feedHomes.key,
      reference: feedHomes.reference,
    })
    .from(feedHomes)
    .innerJoin(feeds, eq(feeds.id, feedHomes.feedId))
    .where(and(inArray(feedHomes.listingId, ids), eq(feeds.advertiserId, advertiserId)))
    .orderBy(asc(feeds.id), asc(feedHomes.key));
  return byListing(rows);
}
