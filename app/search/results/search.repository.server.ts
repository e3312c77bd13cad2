import { sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Sort } from "../criteria/criteria.ts";
import {
  isCountedByFacets,
  keywordQuery,
  otherConditions,
  type SearchFilters,
  facetConditions,
} from "../count/search-conditions.server.ts";
import { matchingKeys } from "../count/facet-keys.ts";

/** The page to read, from 1, of `size` listings each, of a search that finds `total`. */
type PageWindow = { sort: Sort; page: number; total: number; size: number };

/**
 * Ids of one page, in order. Few results are read and sorted. Many are read from an index in the order of the sort, from
 * the nearer end; far from both ends, from the day or price where the stored counts say that the page starts.
 */
export async function findPageIds(
  db: Connection,
  filters: SearchFilters,
  { sort, page, total, size: pageSize }: PageWindow,
): Promise<number[]> {
  const start = (page - 1) * pageSize;
  const size = Math.min(pageSize, total - start);
  const fromEnd = start > total / 2;
  const offset = fromEnd ? total - start - size : start;
  const order = fromEnd ? reversed[sort] : sort;
  const walk = walks[order];
  const skip =
    walk && offset > FAR && isCountedByFacets(filters)
      ? await skipBuckets(db, filters, { walk, offset })
      : { from: sql``, offset };
  const source =
    total <= FEW && !isCountedByFacets(filters)
      ? gathered(filters, sort)
      : sql`listings where ${isOnShowInSql()} ${facetConditions(filters)} ${otherConditions(filters)} ${skip.from}`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${source} order by ${orders[order]} limit ${size} offset ${skip.offset}`,
  );
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.toReversed() : ids;
}

/** Whether keywords remain after PostgreSQL has removed stop words. */
export async function hasKeywords(db: Connection, keywords: string): Promise<boolean> {
  const { rows } = await db.execute<{ words: number }>(sql`select numnode(${keywordQuery(keywords)}) as words`);
  return (rows[0]?.words ?? 0) > 0;
}

/** The listing on show with this reference, as advertisements and letters quote it. */
export async function findByReference(
  db: Connection,
  reference: string,
): Promise<{ slug: string; reference: string } | null> {
  const { rows } = await db.execute<{ slug: string; reference: string }>(
    sql`select slug, reference from listings where reference = ${reference.toUpperCase()} and ${isOnShowInSql()}`,
  );
  return rows[0] ?? null;
}

/** Listings that an index scan may skip before the stored counts are faster. */
const FAR = 2_000;
/** Up to this many results are all read and sorted; of more, an ordered scan soon finds a page. */
const FEW = 4_000;

// Materialized: otherwise the planner would scan all listings in order, hoping to find these early.
const gathered = (filters: SearchFilters, sort: Sort) => sql`(
  with matches as materialized (
    select ${sortColumns(sort)} from listings where ${isOnShowInSql()} ${facetConditions(filters)} ${otherConditions(filters)})
  select * from matches) as few`;

// No other columns: the indexes of places hold these, so that no row of the table is read.
const sortColumns = (sort: Sort) =>
  sort === "baisse" ? sql`id, price_changed_at, published_at` : sql`id, price, published_at`;

type Order = Sort | "oldest" | "drops-last";

const orders: Record<Order, SQL> = {
  defaut: sql`published_at desc, id desc`,
  oldest: sql`published_at, id`,
  "prix-croissant": sql`price, id`,
  "prix-decroissant": sql`price desc, id desc`,
  // As the index `listings_drop_order`: the latest drop first, then listings without a drop, the newest first.
  baisse: sql`price_changed_at desc nulls last, published_at desc, id desc`,
  "drops-last": sql`price_changed_at nulls first, published_at, id`,
};

const reversed: Record<Sort, Order> = {
  defaut: "oldest",
  "prix-croissant": "prix-decroissant",
  "prix-decroissant": "prix-croissant",
  baisse: "drops-last",
};

type Walk = { axis: string; direction: SQL; begin: (bucket: number) => SQL };

// For each order with stored counts: how to read the counts, and where the listings of a bucket start.
const walks: Partial<Record<Order, Walk>> = {
  defaut: {
    axis: "day",
    direction: sql`desc`,
    begin: (day) => sql`and published_at < to_timestamp(${(day + 1) * 86_400})`,
  },
  oldest: { axis: "day", direction: sql`asc`, begin: (day) => sql`and published_at >= to_timestamp(${day * 86_400})` },
  "prix-croissant": {
    axis: "price",
    direction: sql`asc`,
    begin: (bucket) => sql`and price >= ${lowestPrice(bucket)} and price_bucket(price) >= ${bucket}`,
  },
  "prix-decroissant": {
    axis: "price",
    direction: sql`desc`,
    begin: (bucket) => sql`and price <= ${lowestPrice(bucket + 1) + 2} and price_bucket(price) <= ${bucket}`,
  },
};

/** Just below the lowest price of a bucket of migration 0104; price_bucket() decides at the border. */
const lowestPrice = (bucket: number) => Math.max(0, Math.floor(Math.exp(bucket / 16)) - 1);

async function skipBuckets(
  db: Connection,
  filters: SearchFilters,
  { walk: { axis, direction, begin }, offset }: { walk: Walk; offset: number },
): Promise<{ from: SQL; offset: number }> {
  const isWhole = matchingKeys(filters) === null;
  const { rows } = await db.execute<{ bucket: number; before: number }>(sql`
    select bucket, before::int from (
      select bucket, sum(sum(count)) over (order by bucket ${direction}) as reached,
        coalesce(sum(sum(count)) over (order by bucket ${direction} rows between unbounded preceding and 1 preceding), 0) as before
      from listing_counts where axis = ${isWhole ? `${axis}_sum` : axis} ${facetConditions(filters)} group by bucket) as buckets
    where reached > ${offset} order by bucket ${direction} limit 1`);
  const first = rows[0];
  return first ? { from: begin(first.bucket), offset: offset - first.before } : { from: sql``, offset };
}
