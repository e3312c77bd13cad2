import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import { findCachedCounts, cacheCounts, facetCountKey } from "../facet-count-cache.repository.server.ts";
import { countByFacetKey } from "../listing-counts.repository.server.ts";
import { canCacheCounts, isCountedByPrice, type SearchFilters } from "../search-conditions.server.ts";
import type { FacetKeyCount } from "../facet-keys.ts";

/** A count that took this long is cached when it is repeated. */
const SLOW_COUNT_MS = 25;

/** `read` is the search's transaction; `db` is used to cache counts. */
export type CountNeeds = { db: Database; read: Connection; log: Pick<Logger, "debug"> };

/** Exact counts of a search, per facet key. */
export async function countMatches({ db, read, log }: CountNeeds, filters: SearchFilters): Promise<FacetKeyCount[]> {
  if (isCountedByPrice(filters) || !canCacheCounts(filters)) return countByFacetKey(read, filters);
  const cached = await findCachedCounts(read, filters);
  if (cached) return cached;
  const start = performance.now();
  try {
    return await countByFacetKey(read, filters);
  } finally {
    // A count that timed out is all the more worth caching.
    if (performance.now() - start > SLOW_COUNT_MS && isAskedAgain(db, filters)) cacheLater({ db, log }, filters);
  }
}

const askedOnce = new WeakMap<Database, Set<string>>();
const REMEMBERED = 1_000;

// Most searches come only once; cache only a repeated one.
function isAskedAgain(db: Database, filters: SearchFilters): boolean {
  const asked = askedOnce.get(db) ?? new Set();
  askedOnce.set(db, asked);
  const key = facetCountKey(filters);
  if (asked.delete(key)) return true;
  asked.add(key);
  if (asked.size > REMEMBERED) asked.delete(asked.values().next().value!);
  return false;
}

const busy = new WeakSet<Database>();

// Runs in the background, one at a time: a skipped search will come again.
function cacheLater({ db, log }: Pick<CountNeeds, "db" | "log">, filters: SearchFilters): void {
  if (busy.has(db)) return;
  busy.add(db);
  cacheCounts(db, filters)
    .catch((error: unknown) => log.debug({ err: error }, "the counts of a search were not cached"))
    .finally(() => busy.delete(db));
}
