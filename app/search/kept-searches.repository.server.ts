import { sql } from "drizzle-orm";
import { normalizeName } from "#app/communes/commune-name.ts";
import type { Database } from "#db/client.ts";
import { countQuery } from "./listing-counts.repository.server.ts";
import { integers, keywordQuery, type SearchFilters } from "./search-conditions.server.ts";
import { readTraits, type TraitCount } from "./traits.ts";

/** Searches kept at most; then the oldest make room. Each costs some microseconds per changed listing. */
const MOST_KEPT = 1_000;
/** A publication that goes on for longer is not waited for: the search is kept another time. */
const PATIENCE_MS = 200;

/** The counts of a search that has been kept; null when it has not. */
export async function findKeptCounts(db: Database, filters: SearchFilters): Promise<TraitCount[] | null> {
  const { rows } = await db.execute<{ traits: number | null; count: number }>(sql`
    select traits, count from kept_searches left join kept_search_counts on search_id = id and count > 0
    where key = ${keyOfSearch(filters)}`);
  if (rows.length === 0) return null;
  return rows.flatMap(({ traits, count }) => (traits === null ? [] : [{ ...readTraits(traits), count }]));
}

/** Whether the triggers of migration 0006 can keep a search exact: places on the map are not written there. */
export const canKeep = ({ area, around }: SearchFilters): boolean => area === null && around === null;

/** Counts a search and keeps the counts, exact from then on. Throws when changes to listings hold it up. */
export async function keepSearch(db: Database, filters: SearchFilters): Promise<void> {
  const { communeIds, quartier, priceMin, priceMax, areaMin, areaMax, minRooms, keywords } = filters;
  // A quartier without a letter finds nothing, which needs no keeping.
  if (quartier !== null && normalizeName(quartier) === "") return;
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`));
    await tx.execute(sql`lock table kept_searches in share row exclusive mode`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into kept_searches (key, words, commune_ids, quartier_key, price_min, price_max, area_min, area_max, rooms_min)
      values (${keyOfSearch(filters)}, ${keywords === null ? null : keywordQuery(keywords)}, ${communeIds && integers(communeIds)}::int[],
        ${quartier && normalizeName(quartier)}, ${priceMin && priceMin * 100}, ${priceMax && priceMax * 100}, ${areaMin}, ${areaMax}, ${minRooms})
      on conflict (key) do nothing returning id`);
    const id = rows[0]?.id;
    if (id === undefined) return;
    await tx.execute(
      sql`insert into kept_search_counts (search_id, traits, count) select ${id}::int, traits, count from (${countQuery(filters)}) as counted`,
    );
    await tx.execute(
      sql`delete from kept_searches where id in (select id from kept_searches order by id desc offset ${MOST_KEPT})`,
    );
  });
}

/** Everything of a search but what facets count: searches of the same key have the same counts. */
export function keyOfSearch({
  communeIds,
  quartier,
  priceMin,
  priceMax,
  areaMin,
  areaMax,
  minRooms,
  keywords,
}: SearchFilters): string {
  const communes = communeIds && communeIds.toSorted((one, other) => one - other);
  return JSON.stringify([
    communes,
    quartier && normalizeName(quartier),
    priceMin,
    priceMax,
    areaMin,
    areaMax,
    minRooms,
    keywords?.toLowerCase() ?? null,
  ]);
}
