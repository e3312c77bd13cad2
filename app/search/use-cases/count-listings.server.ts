import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import { findKeptCounts, keepSearch, keyOfSearch } from "../kept-searches.repository.server.ts";
import { countByFacetKey } from "../listing-counts.repository.server.ts";
import { canKeepCount, isCountedByPrice, type SearchFilters } from "../search-conditions.server.ts";
import type { FacetKeyCount } from "../facet-keys.ts";

/** A count that took this long and is asked for again is kept by the database from then on. */
const WORTH_KEEPING_MS = 25;

/** `read` is where a search reads; `db`, where its counts are kept aside. */
export type CountNeeds = { db: Database; read: Connection; log: Pick<Logger, "debug"> };

/** Exact counts of what a search finds, per combination of the traits that facets show. */
export async function countListings({ db, read, log }: CountNeeds, filters: SearchFilters): Promise<FacetKeyCount[]> {
  if (isCountedByPrice(filters) || !canKeepCount(filters)) return countByFacetKey(read, filters);
  const kept = await findKeptCounts(read, filters);
  if (kept) return kept;
  const start = performance.now();
  try {
    return await countByFacetKey(read, filters);
  } finally {
    // One that was cut for taking too long is the more worth keeping.
    if (performance.now() - start > WORTH_KEEPING_MS && isAskedAgain(db, filters)) keepAside({ db, log }, filters);
  }
}

const askedOnce = new WeakMap<Database, Set<string>>();
const REMEMBERED = 1_000;

// Most searches come once; the next page, the next visitor or the next robot's round come again.
function isAskedAgain(db: Database, filters: SearchFilters): boolean {
  const asked = askedOnce.get(db) ?? new Set();
  askedOnce.set(db, asked);
  const key = keyOfSearch(filters);
  if (asked.delete(key)) return true;
  asked.add(key);
  if (asked.size > REMEMBERED) asked.delete(asked.values().next().value!);
  return false;
}

const busy = new WeakSet<Database>();

// Nobody waits for it, and one at a time is enough: a search that is left out comes again.
function keepAside({ db, log }: Pick<CountNeeds, "db" | "log">, filters: SearchFilters): void {
  if (busy.has(db)) return;
  busy.add(db);
  keepSearch(db, filters)
    .catch((error: unknown) => log.debug({ err: error }, "a search was not kept"))
    .finally(() => busy.delete(db));
}
