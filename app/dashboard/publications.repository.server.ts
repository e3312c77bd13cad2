import { sql, type SQL } from "drizzle-orm";
import { normalizeName } from "#app/domain/commune-name.ts";
import { spaceTyped } from "#app/i18n/french-spacing.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { isOnShowStage } from "#app/domain/listing-stage.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { type Publication, type PublicationCriteria, PUBLICATIONS_PER_PAGE, tabs } from "./publications.ts";

type Row = Omit<Publication, "href"> & { slug: string };

export async function countPublications(
  db: Connection,
  advertiserId: number,
  criteria: PublicationCriteria,
): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${matching(advertiserId, criteria)}`,
  );
  return rows[0]!.total;
}

/** One page of listings, last published first. Views, favourites and requests are counted only for this page. */
export async function findPublications(
  db: Connection,
  { advertiserId, accountId }: { advertiserId: number; accountId: string },
  criteria: PublicationCriteria,
): Promise<Publication[]> {
  const { rows } = await db.execute<Row>(sql`
    with page as (
      select l.id from ${matching(advertiserId, criteria)} order by l.published_at desc, l.id desc
      limit ${PUBLICATIONS_PER_PAGE} offset ${(criteria.page - 1) * PUBLICATIONS_PER_PAGE}
    )
    select l.reference, l.slug, l.title, l.transaction, l.property_type as "propertyType", ${stageInSql("l")} as stage,
      l.price::float8 as price,
      (select h.reference from feed_homes h where h.listing_id = l.id limit 1) as "agencyReference",
      case l.stage when 'masquee' then (select d.id::text from decisions d join decision_links k on k.decision_id = d.id
        where d.subject = 'listing' and d.subject_id = l.reference and d.choice = 'hide' and k.user_id = ${accountId}
        order by d.id desc limit 1) end as decision,
      c.name as "communeName", c.department_code as "departmentCode", m.sha256 as photo,
      ${isoInSql(sql`l.published_at`)} as "publishedAt",
      (select coalesce(sum(v.count), 0)::int from listing_views v where v.listing_id = l.id) as views,
      (select count(*)::int from favourites f where f.listing_id = l.id) as favourites,
      coalesce(r.total, 0) as requests, coalesce(r.open, 0) as "openRequests",
      coalesce(r.negotiated, false) as "isNegotiated"
    from page join listings l using (id) join communes c on c.id = l.commune_id left join media m on m.id = l.cover_media_id
    left join lateral (select count(*)::int as total, count(*) filter (where status in ('nouvelle', 'en_negociation'))::int as open,
      bool_or(status = 'en_negociation') as negotiated
      from requests where listing_id = l.id and confirmed_at is not null) r on true
    order by l.published_at desc, l.id desc`);
  return rows.map(({ slug, ...row }) => ({
    ...row,
    title: spaceTyped(row.title),
    href: isOnShowStage(row.stage) ? listingHref({ slug, reference: row.reference }) : null,
  }));
}

function matching(advertiserId: number, { tab, text, transaction, withoutPhoto }: PublicationCriteria): SQL {
  const conditions = [sql`l.advertiser_id = ${advertiserId}`, sql`l.status in ${tabs[tab]}`];
  if (transaction) conditions.push(sql`l.transaction = ${transaction}`);
  if (withoutPhoto) conditions.push(sql`l.photo_count = 0`);
  if (text) conditions.push(matchesText(advertiserId, text));
  return sql`listings l where ${sql.join(conditions, sql` and `)}`;
}

/**
 * The text is the portal's reference, the reference of the agency's software, the start of the commune's name, or words of the
 * title. Accents and capitals do not matter.
 */
function matchesText(advertiserId: number, text: string): SQL {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .slice(0, 8)
    .map((word) => `%${escapeLike(word)}%`);
  // The cast finds the dictionary once, and the subquery unaccents each word once; otherwise PostgreSQL does both for
  // every title.
  const inTitle = sql.join(
    words.map((word) => sql`unaccent('unaccent'::regdictionary, lower(l.title)) like (select unaccent(${word}))`),
    sql` and `,
  );
  const commune = normalizeName(text);
  const inCommune = commune
    ? sql`l.commune_id in (select id from communes where search_name like ${`${commune}%`})`
    : sql`false`;
  const inFiles = sql`l.id in (
    select h.listing_id from feed_homes h join feeds f on f.id = h.feed_id
    where f.advertiser_id = ${advertiserId} and lower(h.reference) = ${text.toLowerCase()})`;
  return sql`(l.reference = ${text.toUpperCase()} or ${inFiles} or ${inCommune} or (${inTitle}))`;
}

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`);
