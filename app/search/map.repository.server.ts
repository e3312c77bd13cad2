import { sql } from "drizzle-orm";
import { type Bounds, LEVELS, rangesOver } from "#app/map/quadtree.ts";
import type { Database } from "#db/client.ts";
import type { CountedCluster, MapListing } from "./map-view.ts";
import { hasOnlyTraits, integers, onShow, otherConditions, type SearchFilters, traitConditions } from "./search-conditions.server.ts";

/** Level of the tiles that `listing_cells` counts (migration 0015). */
const KEPT_LEVEL = 10;

/** A cluster per tile of a level, of the tiles that bounds touch; the largest first. */
export async function findClusters(db: Database, filters: SearchFilters, { bounds, level }: { bounds: Bounds; level: number }): Promise<CountedCluster[]> {
  const isKept = level <= KEPT_LEVEL && hasOnlyTraits(filters);
  const { rows } = await db.execute<CountedCluster>(isKept ? keptClusters(filters, bounds, level) : countedClusters(filters, bounds, level));
  return rows;
}

/** Markers of these listings on show. */
export async function findMarkersById(db: Database, ids: number[]): Promise<MapListing[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<MapListing>(sql`select ${markerColumns} from listings where ${onShow} and id = any(${integers(ids)}::int[]) order by price, id`);
  return rows;
}

/** The listings in bounds, the cheapest first. */
export async function findMarkers(db: Database, filters: SearchFilters, { bounds, limit }: { bounds: Bounds; limit: number }): Promise<MapListing[]> {
  const { rows } = await db.execute<MapListing>(sql`
    select ${markerColumns} from listings
    where ${onShow} and ${inRanges(bounds)} ${traitConditions(filters)} ${otherConditions(filters)} order by price, id limit ${limit}`);
  return rows;
}

const markerColumns = sql`reference, slug, public_latitude as latitude, public_longitude as longitude, price::float8 as price, transaction`;

const countedClusters = (filters: SearchFilters, bounds: Bounds, level: number) => sql`
  select count(*)::int as count, avg(public_latitude) as latitude, avg(public_longitude) as longitude,
    case when count(*) = 1 then min(id) end as only from listings
  where ${onShow} and ${inRanges(bounds)} ${traitConditions(filters)} ${otherConditions(filters)}
  group by map_cell >> ${2 * (LEVELS - level)} order by count desc`;

const keptClusters = (filters: SearchFilters, bounds: Bounds, level: number) => sql`
  select sum(count)::int as count, sum(latitude_sum) / sum(count) as latitude, sum(longitude_sum) / sum(count) as longitude, null as only from listing_cells
  where (${sql.join(rangesOver(bounds).map(({ start, end }) => {
    const shift = 2 * (LEVELS - KEPT_LEVEL);
    return sql`cell between ${start >> shift} and ${(end - 1) >> shift}`;
  }), sql` or `)}) ${traitConditions(filters)}
  group by cell >> ${2 * (KEPT_LEVEL - level)} having sum(count) > 0 order by count desc`;

const inRanges = (bounds: Bounds) =>
  sql`(${sql.join(rangesOver(bounds).map(({ start, end }) => sql`map_cell >= ${start} and map_cell < ${end}`), sql` or `)})`;
