import { sql, type SQL } from "drizzle-orm";
import { normalizeName } from "#app/communes/commune-name.ts";
import type { Database } from "#db/client.ts";
import { PAGE_SIZE, type SearchCriteria, type Sort } from "./criteria.ts";
import { matchingNumbers, readTraits, type TraitCount } from "./traits.ts";

/** Criteria whose communes are known to the database, with their arrondissements. */
export type SearchFilters = Omit<SearchCriteria, "communes" | "sort" | "page"> & { communeIds: number[] | null };

/** The page to read, from 1, of a search that finds `total` listings. */
export type PageWindow = { sort: Sort; page: number; total: number };

/**
 * Ids of one page, in order. Reads only an index as long as no keyword is asked for, from whichever end
 * is nearer; far from both ends of a search that counts are kept for, from the day or price where the page begins.
 */
export async function findPageIds(db: Database, filters: SearchFilters, { sort, page, total }: PageWindow): Promise<number[]> {
  const start = (page - 1) * PAGE_SIZE;
  const size = Math.min(PAGE_SIZE, total - start);
  const fromEnd = start > total / 2;
  const offset = fromEnd ? total - start - size : start;
  const order = fromEnd ? reversed[sort] : sort;
  const skip = offset > FAR && hasOnlyTraits(filters) ? await skipBuckets(db, filters, { order, offset }) : { from: sql``, offset };
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from listings where ${onShow} ${traits(filters)} ${others(filters)} ${skip.from}
      order by ${orders[order]} limit ${size} offset ${skip.offset}`,
  );
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.toReversed() : ids;
}

/**
 * Counts per combination of the traits that facets show, under all the other criteria. Totals and facets
 * both follow from it: each facet is counted without its own criterion.
 */
export async function countByTraits(db: Database, filters: SearchFilters): Promise<TraitCount[]> {
  const { rows } = await db.execute<{ traits: number; count: number }>(countQuery(filters));
  return rows.map(({ traits, count }) => ({ ...readTraits(traits), count }));
}

/** Whether the words of a keyword search leave anything to look for. */
export async function hasKeywords(db: Database, keywords: string): Promise<boolean> {
  const { rows } = await db.execute<{ words: number }>(sql`select numnode(${keywordQuery(keywords)}) as words`);
  return (rows[0]?.words ?? 0) > 0;
}

/** Listings that an index walk may pass over before the kept counts are quicker. */
const FAR = 2_000;

// Written as in the indexes' own condition, or they are not used.
const onShow = sql`status in ('disponible', 'en_negociation')`;

type Order = Sort | "oldest";

const orders: Record<Order, SQL> = {
  defaut: sql`published_at desc, id desc`,
  oldest: sql`published_at, id`,
  "prix-croissant": sql`price, id`,
  "prix-decroissant": sql`price desc, id desc`,
};

const reversed: Record<Sort, Order> = { defaut: "oldest", "prix-croissant": "prix-decroissant", "prix-decroissant": "prix-croissant" };

// How the kept counts are walked in each order, and from where the listings of a bucket begin.
const walks: Record<Order, { axis: string; direction: SQL; begin: (bucket: number) => SQL }> = {
  defaut: { axis: "day", direction: sql`desc`, begin: (day) => sql`and published_at < to_timestamp(${(day + 1) * 86_400})` },
  oldest: { axis: "day", direction: sql`asc`, begin: (day) => sql`and published_at >= to_timestamp(${day * 86_400})` },
  "prix-croissant": { axis: "price", direction: sql`asc`, begin: (bucket) => sql`and price >= ${lowestPrice(bucket)} and price_bucket(price) >= ${bucket}` },
  "prix-decroissant": { axis: "price", direction: sql`desc`, begin: (bucket) => sql`and price <= ${lowestPrice(bucket + 1) + 2} and price_bucket(price) <= ${bucket}` },
};

/** Just below the lowest price of a bucket of migration 0005; price_bucket() decides at the border. */
const lowestPrice = (bucket: number) => Math.max(0, Math.floor(Math.exp(bucket / 16)) - 1);

async function skipBuckets(db: Database, filters: SearchFilters, { order, offset }: { order: Order; offset: number }): Promise<{ from: SQL; offset: number }> {
  const { axis, direction, begin } = walks[order];
  const { rows } = await db.execute<{ bucket: number; before: number }>(sql`
    select bucket, before::int from (
      select bucket, sum(sum(count)) over (order by bucket ${direction}) as reached,
        coalesce(sum(sum(count)) over (order by bucket ${direction} rows between unbounded preceding and 1 preceding), 0) as before
      from listing_counts where axis = ${axis} ${traits(filters)} group by bucket) as buckets
    where reached > ${offset} order by bucket ${direction} limit 1`);
  const found = rows[0];
  return found ? { from: begin(found.bucket), offset: offset - found.before } : { from: sql``, offset };
}

function countQuery(filters: SearchFilters): SQL {
  if (hasOnlyTraits(filters)) return sql`select traits, count from listing_counts where axis = 'all' and count > 0`;
  if (hasOnlyPrice(filters)) return countByPrice(filters.priceMin, filters.priceMax);
  return sql`select traits, count(*)::int as count from listings where ${onShow} ${others(filters)} group by traits`;
}

/** Whole buckets from the kept counts, the two at the borders from the listings themselves. */
function countByPrice(priceMin: number | null, priceMax: number | null): SQL {
  const low = priceMin === null ? sql`1::bigint` : sql`greatest(1, ${priceMin * 100}::bigint)`;
  const high = priceMax === null ? sql`9000000000000000::bigint` : sql`${priceMax * 100}::bigint`;
  const border = (bucket: SQL) => sql`
    select traits, count(*) as count from listings
    where ${onShow} and price >= ${low} and price <= ${high} and price_bucket(price) = ${bucket}
      and price between floor(exp(${bucket} / 16.0))::bigint - 1 and ceil(exp((${bucket} + 1) / 16.0))::bigint + 1
    group by traits`;
  const [first, last] = [sql`price_bucket(${low})`, sql`price_bucket(greatest(1, ${high}))`];
  return sql`
    select traits, sum(count)::int as count from (
      select traits, count from listing_counts where axis = 'price' and bucket > ${first} and bucket < ${last}
      union all (${border(first)})
      union all (select * from (${border(last)}) as upper where ${last} > ${first})
    ) as parts group by traits having sum(count) > 0`;
}

function hasOnlyTraits(filters: SearchFilters): boolean {
  return hasOnlyPrice(filters) && filters.priceMin === null && filters.priceMax === null;
}

function hasOnlyPrice({ communeIds, quartier, areaMin, areaMax, minRooms, keywords }: SearchFilters): boolean {
  return [communeIds, quartier, areaMin, areaMax, minRooms, keywords].every((criterion) => criterion === null);
}

const keywordQuery = (keywords: string) => sql`websearch_to_tsquery('french_unaccent', ${keywords})`;

/** The criteria that facets count. */
function traits(filters: SearchFilters): SQL {
  const numbers = matchingNumbers(filters);
  return numbers === null ? sql`` : sql`and traits = any(${`{${numbers.join(",")}}`}::smallint[])`;
}

/** All the other criteria. */
function others(filters: SearchFilters): SQL {
  const conditions: SQL[] = [];
  if (filters.communeIds) conditions.push(sql`commune_id = any(${`{${filters.communeIds.join(",")}}`}::int[])`);
  if (filters.quartier) conditions.push(quartierCondition(filters.quartier));
  if (filters.priceMin !== null) conditions.push(sql`price >= ${filters.priceMin * 100}`);
  if (filters.priceMax !== null) conditions.push(sql`price <= ${filters.priceMax * 100}`);
  if (filters.areaMin !== null) conditions.push(sql`living_area >= ${filters.areaMin}`);
  if (filters.areaMax !== null) conditions.push(sql`living_area <= ${filters.areaMax}`);
  if (filters.minRooms !== null) conditions.push(sql`rooms >= ${filters.minRooms}`);
  if (filters.keywords) conditions.push(sql`search_vector @@ ${keywordQuery(filters.keywords)}`);
  return sql.join(conditions.map((condition) => sql`and ${condition}`), sql` `);
}

function quartierCondition(quartier: string): SQL {
  const key = normalizeName(quartier);
  return key === "" ? sql`false` : sql`quartier_key like ${`${key}%`}`;
}
