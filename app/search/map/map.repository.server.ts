import { sql } from "drizzle-orm";
import { type Bounds, type CellRange, LEVELS, rangesOver } from "#app/map/quadtree.ts";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { CountedCluster, MapListing } from "./map-view.ts";
import {
  isCountedByFacets,
  integers,
  otherConditions,
  type SearchFilters,
  facetConditions,
} from "../count/search-conditions.server.ts";

/** Level of the tiles in `listing_cells` (migration 0104). */
const COUNTED_LEVEL = 10;

/** A cluster per tile of a level, for the tiles that touch the bounds; the largest first. */
export async function findClusters(
  db: Connection,
  filters: SearchFilters,
  { bounds, level }: { bounds: Bounds; level: number },
): Promise<CountedCluster[]> {
  const hasStoredCounts = level <= COUNTED_LEVEL && isCountedByFacets(filters);
  const { rows } = await db.execute<CountedCluster>(
    hasStoredCounts ? clustersOfTileCounts(filters, bounds, level) : countedClusters(filters, bounds, level),
  );
  return rows;
}

/** Markers of these listings, the cheapest first. */
export async function findMarkers(db: Connection, ids: number[]): Promise<MapListing[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<MapListing>(sql`
    select reference, slug, public_latitude as latitude, public_longitude as longitude, price::float8 as price, transaction
    from listings where id = any(${integers(ids)}::int[]) and ${isOnShowInSql()} order by price, id`);
  return rows;
}

/** Ids of the listings in bounds. */
export async function findListingsWithin(
  db: Connection,
  filters: SearchFilters,
  { bounds, level, limit }: { bounds: Bounds; level: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${listingsWithin(filters, { bounds, level })} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

// Only columns of the index on map_cell: an index-only scan, since reading a country's listings would be slow.
const countedClusters = (filters: SearchFilters, bounds: Bounds, level: number) => sql`
  select count(*)::int as count, avg(public_latitude) as latitude, avg(public_longitude) as longitude,
    case when count(*) = 1 then min(id) end as "onlyId"
  from ${listingsWithin(filters, { bounds, level })}
  group by map_cell >> ${2 * (LEVELS - level)} order by count desc`;

const clustersOfTileCounts = (filters: SearchFilters, bounds: Bounds, level: number) => {
  const ofTile = 2 * (LEVELS - level);
  const ofStored = 2 * (LEVELS - COUNTED_LEVEL);
  const within = rangesOver(bounds).map(
    ({ start, end }) => sql`cell between ${start >> ofStored} and ${(end - 1) >> ofStored}`,
  );
  return sql`
  select count, latitude, longitude, case when count = 1 then (
    select id from listings
    where ${isOnShowInSql()} and map_cell >= tile << ${ofTile} and map_cell < (tile + 1) << ${ofTile}
      ${facetConditions(filters)} limit 1) end as "onlyId"
  from (
    select cell >> ${2 * (COUNTED_LEVEL - level)} as tile, sum(count)::int as count, sum(latitude_sum) / sum(count) as latitude, sum(longitude_sum) / sum(count) as longitude
    from listing_cells
    where (${sql.join(within, sql` or `)}) ${facetConditions(filters)}
    group by tile having sum(count) > 0) as tiles
  order by count desc`;
};

const listingsWithin = (filters: SearchFilters, { bounds, level }: { bounds: Bounds; level: number }) =>
  level <= COUNTED_LEVEL ? listingsOver(filters, bounds) : listingsIn(filters, rangesOver(bounds));

/**
 * For a city, one short index scan per range. `offset 0` prevents the planner from joining them, for which it would
 * choose another criterion's index and read ten times as much.
 */
const listingsIn = (filters: SearchFilters, ranges: CellRange[]) => sql`
  unnest(${integers(ranges.map(({ start }) => start))}::int[], ${integers(ranges.map(({ end }) => end))}::int[]) as ranges (first_cell, end_cell)
  cross join lateral (
    select id, map_cell, public_latitude, public_longitude from listings
    where ${isOnShowInSql()} and map_cell >= first_cell and map_cell < end_cell
      ${facetConditions(filters)} ${otherConditions(filters)}
    offset 0) as matches`;

/** For a country: one scan of the whole index, in parallel, or the index of a rarer criterion. */
const listingsOver = (filters: SearchFilters, bounds: Bounds) => sql`listings
  where ${isOnShowInSql()} and (${sql.join(
    rangesOver(bounds).map(({ start, end }) => sql`map_cell >= ${start} and map_cell < ${end}`),
    sql` or `,
  )})
  ${facetConditions(filters)} ${otherConditions(filters)}`;
