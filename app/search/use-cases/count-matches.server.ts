import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import { findCachedCounts, cacheCounts, facetCountKey } from "../facet-count-cache.repository.server.ts";
import { countByFacetKey } from "../listing-counts.repository.server.ts";
import { canCacheCounts, isCountedByPrice, type SearchFilters } from "../search-conditions.server.ts";
import type { FacetKeyCount } from "../facet-keys.ts";

/** A count that took this long and is asked for again is cached from then on. */
const SLOW_COUNT_MS = 25;

/** `read` is where a search reads; `db`, where its counts are cached. */
export type CountNeeds = { db: Database; read: Connection; log: Pick<Logger, "debug"> };

/** Exact counts of what a search finds, per combination of the traits that facets show. */
export async function countMatches({ db, read, log }: CountNeeds, filters: SearchFilters): Promise<FacetKeyCount[]> {
  if (isCountedByPrice(filters) || !canCacheCounts(filters)) return countByFacetKey(read, filters);
  const cached = await findCachedCounts(read, filters);
  if (cached) return cached;
  const start = performance.now();
  try {
    return await countByFacetKey(read, filters);
  } finally {
    // One that was cut for taking too long is the more worth caching.
    if (performance.now() - start > SLOW_COUNT_MS && isAskedAgain(db, filters)) cacheLater({ db, log }, filters);
  }
}

const askedOnce = new WeakMap<Database, Set<string>>();
const REMEMBERED = 1_000;

// Most searches come once; the next page, the next visitor or the next robot's round come again.
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

// Nobody waits for it, and one at a time is enough: a search that is left out comes again.
function cacheLater({ db, log }: Pick<CountNeeds, "db" | "log">, filters: SearchFilters): void {
  if (busy.has(db)) return;
  busy.add(db);
  cacheCounts(db, filters)
    .catch((error: unknown) => log.debug({ err: error }, "the counts of a search were not cached"))
    .finally(() => busy.delete(db));
}
