import { sql, type SQL } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import { isNotSuspendedInSql } from "#db/standing.ts";
import type { Picture } from "#app/domain/picture.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Database } from "#db/client.ts";
import type { AdvertiserCard, AdvertiserProfile, FeaturedListing } from "./directory.ts";

/** Words in the form of `normalizeName()`, all of which the name contains; communes with their arrondissements. */
type DirectoryFilters = { words: string[]; communeIds: number[] | null };

export async function countAdvertisers(db: Database, filters: DirectoryFilters): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from advertisers a where ${matching(filters)}`,
  );
  return rows[0]!.total;
}

/** Cards of advertisers, last to join first. Deep pages are read from the nearer end of the index. */
export async function findAdvertiserCards(
  db: Database,
  filters: DirectoryFilters,
  window: { offset: number; limit: number; total: number },
): Promise<AdvertiserCard[]> {
  const { offset, total } = window;
  const limit = Math.max(0, Math.min(window.limit, total - offset));
  const fromEnd = offset > total / 2;
  const chosen = sql`select a.id from advertisers a where ${matching(filters)}
    order by a.id ${fromEnd ? sql`asc` : sql`desc`} limit ${limit} offset ${fromEnd ? total - offset - limit : offset}`;
  const { rows } = await db.execute<AdvertiserCard>(sql`${selectCards} where a.id in (${chosen}) order by a.id desc`);
  return rows;
}

/** Advertisers within about a hundred kilometres of a commune, the nearest first. */
export async function findAdvertisersNear(
  db: Database,
  communeId: number,
  options: { words: string[]; limit: number },
): Promise<AdvertiserCard[]> {
  const { rows } = await db.execute<AdvertiserCard>(sql`
    with here as (select latitude, longitude, cos(radians(latitude)) as narrowing from communes where id = ${communeId})
    ${selectCards} cross join here
    where c.latitude between here.latitude - 0.9 and here.latitude + 0.9
      and c.longitude between here.longitude - 0.9 / here.narrowing and here.longitude + 0.9 / here.narrowing
      and ${matching({ words: options.words, communeIds: null })}
    order by (c.latitude - here.latitude) ^ 2 + ((c.longitude - here.longitude) * here.narrowing) ^ 2, a.id desc
    limit ${options.limit}`);
  return rows;
}

export type ProfileRow = Omit<AdvertiserProfile, "place" | "offers" | "street"> &
  AdvertiserProfile["place"] & { id: number; address: string };

export async function findProfile(db: Database, slug: string): Promise<ProfileRow | null> {
  const { rows } = await db.execute<ProfileRow>(sql`
    select a.id, a.slug, ${displayName} as name, ${contactName} as "contactName", a.role, a.review, a.description, a.address, a.siret,
      a.photo_url as "photoUrl", a.photo_alt as "photoAlt", a.phone is not null as "hasPhone", a.is_sample as "isSample", c.name as "communeName", c.slug as "communeSlug",
      coalesce(c.postal_codes[1], '') as "postalCode", c.department_name as "departmentName", c.department_code as "departmentCode"
    from advertisers a join communes c on c.id = a.commune_id where a.slug = ${slug} and a.left_at is null and ${isNotSuspendedInSql("a")}`);
  return rows[0] ?? null;
}

export async function countOffers(db: Database, advertiserId: number): Promise<AdvertiserProfile["offers"]> {
  const { rows } = await db.execute<AdvertiserProfile["offers"]>(sql`
    select count(*) filter (where transaction = 'vente')::int as vente, count(*) filter (where transaction = 'location')::int as location
    from listings l where l.advertiser_id = ${advertiserId} and ${isOnShowInSql("l")}`);
  return rows[0]!;
}

type FeaturedRow = Omit<FeaturedListing, "href" | "pictures"> & { id: number; slug: string; reference: string };

/** The newest listing on show, if possible one with four pictures and rooms. */
export async function findFeaturedListing(db: Database, advertiserId: number): Promise<FeaturedListing | null> {
  const { rows } = await db.execute<FeaturedRow>(sql`
    select l.id, l.slug, l.reference, l.title, l.bedrooms, l.bathrooms, d.has_kitchen as "hasKitchen"
    from listings l join listing_details d on d.listing_id = l.id
    where l.advertiser_id = ${advertiserId} and ${isOnShowInSql("l")}
    order by (l.photo_count >= 4 and l.property_type <> 'terrain') desc, l.published_at desc, l.id desc limit 1`);
  const [row] = rows;
  if (!row) return null;
  const { id, slug, reference, ...listing } = row;
  const { rows: pictures } = await db.execute<Picture>(sql`
    select m.sha256, m.width, m.height, m.placeholder, p.alt from listing_photos p join media m on m.id = p.media_id
    where p.listing_id = ${id} order by p.position limit 4`);
  return { ...listing, href: listingHref({ slug, reference }), pictures };
}

const displayName = advertiserNameInSql("a");
const contactName = sql`case when a.agency_name is not null then a.first_name || ' ' || a.family_name end`;

const selectCards = sql`
  select a.slug, ${displayName} as name, ${contactName} as "contactName", a.role, a.description,
    a.photo_url as "photoUrl", a.photo_alt as "photoAlt", c.name as "communeName", c.department_code as "departmentCode",
    (select count(*)::int from listings l where l.advertiser_id = a.id and ${isOnShowInSql("l")}) as "listingCount",
    (select json_build_object('sha256', m.sha256, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', '')
      from listings l join media m on m.id = l.cover_media_id
      where l.advertiser_id = a.id and ${isOnShowInSql("l")} order by l.published_at desc, l.id desc limit 1) as cover
  from advertisers a join communes c on c.id = a.commune_id`;

function matching({ words, communeIds }: DirectoryFilters): SQL {
  const conditions = [
    sql`a.left_at is null`,
    isNotSuspendedInSql("a"),
    ...words.map((word) => sql`a.search_name like ${`%${word}%`}`),
  ];
  if (communeIds) conditions.push(sql`a.commune_id = any(${`{${communeIds.join(",")}}`}::int[])`);
  return sql.join(conditions, sql` and `);
}

/** An advertiser's telephone number, which pages send only on request. */
export async function findPhone(db: Database, slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ phone: string | null }>(sql`
    select phone from advertisers a where slug = ${slug} and ${isNotSuspendedInSql("a")}`);
  return rows[0]?.phone ?? null;
}
