import { sql, type SQL } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Connection, Database } from "#db/client.ts";
import { departmentsOfRegions } from "#app/domain/territories.ts";
import { quartierWords } from "#app/domain/quartier-words.ts";
import { countQuery } from "./listing-counts.repository.server.ts";
import { canCacheCounts, integers, keywordQuery, type SearchFilters } from "./search-conditions.server.ts";
import { readFacetKey, type FacetKeyCount } from "./facet-keys.ts";

/** Maximum number of cached searches; the oldest are dropped. Each costs some microseconds per changed listing. */
const MOST_CACHED = 1_000;

/** The cached counts of a search; null where there are none. Their tables are called `kept_searches` (migration 0006). */
export async function findCachedCounts(db: Connection, filters: SearchFilters): Promise<FacetKeyCount[] | null> {
  const [counts] = await findCachedCountsOfEach(db, [filters]);
  return counts ?? null;
}

/** The same for several searches, in their order. */
export async function findCachedCountsOfEach(
  db: Connection,
  searches: SearchFilters[],
): Promise<(FacetKeyCount[] | null)[]> {
  const keys = searches.map((filters) => (canCacheCounts(filters) ? facetCountKey(filters) : null));
  const asked = keys.filter((key) => key !== null);
  if (asked.length === 0) return keys.map(() => null);
  const { rows } = await db.execute<{ key: string; traits: number | null; count: number }>(sql`
    select key, traits, count from kept_searches left join kept_search_counts on search_id = id and count > 0
    where key in ${asked}`);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return keys.map((key) => {
    const cached = key === null ? undefined : byKey.get(key);
    if (!cached) return null;
    return cached.flatMap(({ traits, count }) => (traits === null ? [] : [{ ...readFacetKey(traits), count }]));
  });
}

/**
 * Counts a search and caches the counts, which triggers then keep exact. False where listings changed meanwhile: the
 * next search tries again. Changes of listings never wait for the count (migration 0021).
 */
export async function cacheCounts(db: Database, filters: SearchFilters): Promise<boolean> {
  // A quartier without a letter finds nothing, so no cache is needed.
  if (filters.quartier !== null && quartierWords(filters.quartier).length === 0) return false;
  const client = await db.$client.connect();
  let isClean = false;
  try {
    const connection = drizzle({ client });
    const counted = await countBetweenChanges(connection, filters);
    const isKept = counted !== null && (await storeCounts(connection, filters, counted));
    isClean = true;
    return isKept;
  } finally {
    // After an error the connection may still hold a lock: close it.
    client.release(!isClean);
  }
}

export type CountedSearch = { traits: { traits: number; count: number }[]; change: string };

/** Counts a search between two changes of listings; null while a change is running. */
export async function countBetweenChanges(
  connection: NodePgDatabase,
  filters: SearchFilters,
): Promise<CountedSearch | null> {
  const { rows } = await connection.execute<{ isLocked: boolean }>(
    sql`select pg_try_advisory_lock(listing_changes_lock()) as "isLocked"`,
  );
  if (!rows[0]?.isLocked) return null;
  await connection.execute(sql`begin isolation level repeatable read`);
  // The snapshot is taken here, while nothing changes; the count itself may be slow.
  const change = await lastChange(connection);
  await connection.execute(sql`select pg_advisory_unlock(listing_changes_lock())`);
  const { rows: traits } = await connection.execute<{ traits: number; count: number }>(countQuery(filters));
  await connection.execute(sql`commit`);
  return { traits, change };
}

/** Stores the counts of `countBetweenChanges` if listings have not changed since. */
export async function storeCounts(
  connection: NodePgDatabase,
  filters: SearchFilters,
  { traits, change }: CountedSearch,
): Promise<boolean> {
  const { quartier, priceMin, priceMax, areaMin, areaMax, minRooms, keywords } = filters;
  await connection.execute(sql`begin`);
  const { rows } = await connection.execute<{ isLocked: boolean }>(
    sql`select pg_try_advisory_xact_lock(listing_changes_lock()) as "isLocked"`,
  );
  if (!rows[0]?.isLocked || (await lastChange(connection)) !== change) {
    await connection.execute(sql`rollback`);
    return false;
  }
  const inserted = await connection.execute<{ id: number }>(sql`
    insert into kept_searches (key, words, commune_ids, department_codes, quartier_key, price_min, price_max, area_min, area_max, rooms_min)
    values (${facetCountKey(filters)}, ${keywords === null ? null : keywordQuery(keywords)}, ${communesOf(filters)},
      ${departmentsOf(filters)}::text[],
      ${quartier && quartierWords(quartier).join(" ")}, ${priceMin && priceMin * 100}, ${priceMax && priceMax * 100},
      ${areaMin}, ${areaMax}, ${minRooms})
    on conflict (key) do nothing returning id`);
  const id = inserted.rows[0]?.id;
  if (id !== undefined) {
    const [kinds, counts] = [traits.map((row) => row.traits), traits.map((row) => row.count)];
    await connection.execute(sql`
      insert into kept_search_counts (search_id, traits, count)
      select ${id}::int, * from unnest(${integers(kinds)}::smallint[], ${integers(counts)}::int[])`);
    await connection.execute(
      sql`delete from kept_searches where id in (select id from kept_searches order by id desc offset ${MOST_CACHED})`,
    );
  }
  await connection.execute(sql`commit`);
  return true;
}

const departmentsOf = ({ departments, regions }: SearchFilters) =>
  departments.length + regions.length === 0 ? null : sql.param([...departments, ...departmentsOfRegions(regions)]);

/** The ids of the communes, but those of the departments. */
function communesOf(filters: SearchFilters): SQL {
  const ids = sql`${filters.communeIds && integers(filters.communeIds)}::int[]`;
  const departments = departmentsOf(filters);
  if (departments === null) return ids;
  return sql`array(select id from communes where id = any(${ids}) and department_code <> all(${departments}::text[]))`;
}

/** Number of the last change of listings. From a sequence, so that uncommitted changes count too. */
async function lastChange(connection: NodePgDatabase): Promise<string> {
  const { rows } = await connection.execute<{ change: string }>(
    sql`select last_value || ' ' || is_called as change from listing_changes`,
  );
  return rows[0]!.change;
}

/** An unknown text finds nothing, and may be long. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/** The cache key: the search without facet criteria, which do not change its counts. */
export function facetCountKey(filters: SearchFilters): string {
  const { communes, departments, regions } = filters;
  const { communeIds, quartier, priceMin, priceMax, areaMin, areaMax, minRooms, keywords } = filters;
  const hasAreas = departments.length + regions.length > 0;
  return JSON.stringify({
    // A region has thousands of communes, more than a key may hold.
    communeIds: hasAreas
      ? { communes: communes.filter((slug) => SLUG.test(slug)), departments, regions }
      : communeIds && communeIds.toSorted((one, other) => one - other),
    quartier: quartier && quartierWords(quartier),
    priceMin,
    priceMax,
    areaMin,
    areaMax,
    minRooms,
    keywords: keywords?.toLowerCase() ?? null,
  });
}
