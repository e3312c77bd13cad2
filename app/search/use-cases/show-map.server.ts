import { type Bounds, snapBounds } from "#app/map/quadtree.ts";
import { type Connection, type Database, readWithin } from "#db/client.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { findClusters, findListingsWithin, findMarkers } from "../map/map.repository.server.ts";
import { clusterLevel, type MapView, MOST_MARKERS } from "../map/map-view.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";
import { SEARCH_TIMEOUT_MS } from "./search-listings.server.ts";

/** The map of a search, in these bounds at this zoom: clusters, or each listing where they are few. */
export function showMap({ db }: { db: Database }, criteria: SearchCriteria, frame: Frame): Promise<MapView> {
  return readWithin(db, SEARCH_TIMEOUT_MS, (read) => findView(read, criteria, frame));
}

type Frame = { bounds: Bounds; zoom: number };

async function findView(db: Connection, criteria: SearchCriteria, { bounds, zoom }: Frame): Promise<MapView> {
  const { filters } = await resolveCriteria({ db }, criteria);
  const level = clusterLevel(zoom, bounds);
  const covered = snapBounds(bounds, level);
  const counted = await findClusters(db, filters, { bounds: covered, level });
  const total = counted.reduce((sum, cluster) => sum + cluster.count, 0);
  if (total > MOST_MARKERS) {
    const alone = counted.flatMap(({ onlyId }) => onlyId ?? []);
    const clusters = counted.flatMap(({ onlyId, ...cluster }) => (onlyId === null ? [cluster] : []));
    return { bounds: covered, total, clusters, listings: await findMarkers(db, alone) };
  }
  const ids = total === 0 ? [] : await findListingsWithin(db, filters, { bounds: covered, level, limit: MOST_MARKERS });
  return { bounds: covered, total, clusters: [], listings: await findMarkers(db, ids) };
}
