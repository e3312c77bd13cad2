import { LRUCache } from "lru-cache";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import type { Connection } from "#db/client.ts";
import { formatCriteria } from "../criteria/criteria-address.ts";
import { noCriteria } from "../criteria/criteria.ts";
import { facetCriteria, type FacetKeyCount } from "../count/facet-keys.ts";
import { countByFacetKey } from "../count/listing-counts.repository.server.ts";
import { isCountedByPrice, type SearchFilters } from "../count/search-conditions.server.ts";

/** Most cached counts of facet keys, some hundred per search: five megabytes. */
const MOST_COUNTS = 50_000;
/** Time limit of cached counts, as of pages: searches by age match other listings as time passes. */
const LONGEST_MS = 60_000;

/** `read` is the search's transaction. */
export type CountNeeds = { read: Connection; changes: PublicChanges };

/** Exact counts of a search, per facet key. This process keeps them until something public changes. */
export async function countMatches({ read, changes }: CountNeeds, filters: SearchFilters): Promise<FacetKeyCount[]> {
  const generation = changes.generation();
  if (generation === null || isCountedByPrice(filters)) return countByFacetKey(read, filters);
  const cache = cacheOf(changes);
  const key = keyOf(filters);
  const cached = cache.get(key);
  if (cached?.generation === generation) return cached.counts;
  const counts = await countByFacetKey(read, filters);
  cache.set(key, { generation, counts });
  return counts;
}

type CountCache = LRUCache<string, { generation: number; counts: FacetKeyCount[] }>;
/** One per portal: a process of tests has several. */
const caches = new WeakMap<PublicChanges, CountCache>();

function cacheOf(changes: PublicChanges): CountCache {
  const cache =
    caches.get(changes) ??
    new LRUCache({ maxSize: MOST_COUNTS, sizeCalculation: ({ counts }) => counts.length + 1, ttl: LONGEST_MS });
  caches.set(changes, cache);
  return cache;
}

/** The cache key: the search without order, page and the criteria of facet keys. */
const keyOf = (filters: SearchFilters): string => formatCriteria({ ...noCriteria, ...filters, ...noFacets }).toString();
const noFacets = Object.assign({}, ...facetCriteria.map(({ none }) => none)) as object;
