import { sql, type SQL } from "drizzle-orm";
import { stageInSql } from "#db/listing-stage.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { spaceTyped } from "#app/i18n/french-spacing.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import type { Picture } from "#app/domain/picture.ts";
import type { ListingCard } from "../card-input.ts";
import { listingHref } from "../listing-address.ts";
import { newUntil } from "../new-listing.ts";

type CardRow = Omit<ListingCard, "href" | "cover" | "agent" | "newUntil"> & {
  slug: string;
  publishedAt: Date;
  cover: Picture | null;
  agentName: string;
  agentPhotoUrl: string | null;
};

/** Cards of these listings on show, in the order of the ids. */
export function findListingCards(db: Connection, ids: number[]): Promise<ListingCard[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const wanted = `{${ids.join(",")}}`;
  return readCards(db, sql`l.id = any(${wanted}::int[])`, sql`array_position(${wanted}::int[], l.id)`);
}

/** Cards of the listings on show among these references, in their order. */
export function findListingCardsByReference(db: Connection, references: string[]): Promise<ListingCard[]> {
  if (references.length === 0) return Promise.resolve([]);
  const wanted = `{${references.join(",")}}`;
  return readCards(db, sql`l.reference = any(${wanted}::text[])`, sql`array_position(${wanted}::text[], l.reference)`);
}

/** The newest listings on show. */
export async function latestListingCards(db: Connection, limit: number): Promise<ListingCard[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from listings where ${isOnShowInSql("listings")} order by published_at desc, id desc limit ${limit}`,
  );
  return findListingCards(
    db,
    rows.map((row) => row.id),
  );
}

type CardPage = { cards: ListingCard[]; total: number };

/** An advertiser's listings on show, newest first. */
export async function listingCardsOfAdvertiser(
  db: Connection,
  advertiserId: number,
  page: { offset: number; limit: number },
): Promise<CardPage> {
  const own = sql`advertiser_id = ${advertiserId} and ${isOnShowInSql("listings")}`;
  const [{ rows: ids }, { rows: totals }] = await Promise.all([
    db.execute<{ id: number }>(
      sql`select id from listings where ${own} order by published_at desc, id desc limit ${page.limit} offset ${page.offset}`,
    ),
    db.execute<{ total: number }>(sql`select count(*)::int as total from listings where ${own}`),
  ]);
  return {
    cards: await findListingCards(
      db,
      ids.map((row) => row.id),
    ),
    total: totals[0]!.total,
  };
}

async function readCards(db: Connection, condition: SQL, order: SQL): Promise<ListingCard[]> {
  const { rows } = await db.execute<CardRow>(sql`
    select l.reference, l.slug, l.title, l.transaction, l.property_type as "propertyType", ${stageInSql("l")} as stage,
      l.price::float8 as price, l.previous_price::float8 as "previousPrice", l.living_area as "livingArea",
      l.land_area as "landArea", l.rooms, l.bedrooms,
      l.energy_class as "energyClass", c.name as "communeName", c.department_code as "departmentCode", l.quartier,
      l.published_at as "publishedAt", l.photo_count as "photoCount",
      case when m.id is not null then json_build_object('sha256', m.sha256, 'width', m.width, 'height', m.height,
        'placeholder', m.placeholder, 'alt', coalesce(p.alt, '')) end as cover,
      case when l.public_latitude is not null then json_build_object('latitude', l.public_latitude, 'longitude', l.public_longitude) end as position,
      ${advertiserNameInSql("a")} as "agentName", a.photo_url as "agentPhotoUrl"
    from listings l
    join communes c on c.id = l.commune_id
    join advertisers a on a.id = l.advertiser_id
    left join media m on m.id = l.cover_media_id
    left join listing_photos p on p.listing_id = l.id and p.position = 0
    where ${condition} and ${isOnShowInSql("l")}
    order by ${order}`);
  const now = new Date();
  return rows.map((row) => toListingCard(row, now));
}

function toListingCard({ slug, publishedAt, agentName, agentPhotoUrl, ...row }: CardRow, now: Date): ListingCard {
  return {
    ...row,
    title: spaceTyped(row.title),
    href: listingHref({ slug, reference: row.reference }),
    newUntil: newUntil(new Date(publishedAt), now),
    agent: { name: agentName, photoUrl: agentPhotoUrl },
  };
}
