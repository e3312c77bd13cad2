import { sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { ColumnCondition } from "../criteria/condition.ts";
import {
  conditionSql,
  isCountedByPrice,
  isCountedByFacets,
  otherConditions,
  type SearchFilters,
  facetConditions,
} from "./search-conditions.server.ts";
import { readFacetKey, type FacetKeyCount } from "./facet-keys.ts";

/** Counts per facet key, under all other criteria. Total and facets follow from them: each facet ignores its own criterion. */
export async function countByFacetKey(db: Connection, filters: SearchFilters): Promise<FacetKeyCount[]> {
  const { rows } = await db.execute<{ traits: number; count: number }>(countQuery(filters));
  return rows.map(({ traits, count }) => ({ ...readFacetKey(traits), count }));
}

/** The totals of several searches, in their order; one statement, so that one timeout limits them all. */
export async function countEach(db: Connection, searches: SearchFilters[]): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (filters, nth) => sql`select ${nth}::int as nth, coalesce(sum(count), 0)::int as count
      from (${countQuery(filters)}) as counted where true ${facetConditions(filters)}`,
  );
  const { rows } = await db.execute<{ nth: number; count: number }>(sql.join(counts, sql` union all `));
  const counted = new Map(rows.map(({ nth, count }) => [nth, count]));
  return searches.map((_, nth) => counted.get(nth) ?? 0);
}

/** Counts the results of a search that meet each list of conditions, in order; reads all results once. */
export async function countConditions(
  db: Connection,
  filters: SearchFilters,
  choices: ColumnCondition[][],
): Promise<number[]> {
  const counts = choices.map(
    (conditions) =>
      sql`count(*) filter (where ${sql.join([sql`true`, ...conditions.map(conditionSql)], sql` and `)})::int`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from listings
    where ${isOnShowInSql()} ${facetConditions(filters)} ${otherConditions(filters)}`);
  return rows[0]?.counts ?? [];
}

/** Rows of `traits` and `count`. */
function countQuery(filters: SearchFilters): SQL {
  if (isCountedByFacets(filters)) return sql`select traits, count from listing_counts where axis = 'all' and count > 0`;
  if (isCountedByPrice(filters)) return countByPrice(filters.priceMin, filters.priceMax);
  return sql`select traits, count(*)::int as count from listings where ${isOnShowInSql()} ${otherConditions(filters)} group by traits`;
}

/** Counts by price: stored counts for whole buckets of prices, listings for the two buckets at the ends. */
function countByPrice(priceMin: number | null, priceMax: number | null): SQL {
  const low = priceMin === null ? sql`1::bigint` : sql`greatest(1, ${priceMin * 100}::bigint)`;
  const high = priceMax === null ? sql`9000000000000000::bigint` : sql`${priceMax * 100}::bigint`;
  const border = (bucket: SQL) => sql`
    select traits, count(*) as count from listings
    where ${isOnShowInSql()} and price >= ${low} and price <= ${high} and price_bucket(price) = ${bucket}
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
