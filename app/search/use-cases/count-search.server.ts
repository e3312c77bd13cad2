import { type Database, readWithin } from "#db/client.ts";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { facetsOf, type SearchCount, totalOf } from "../count/facet-keys.ts";
import { countMatches } from "./count-matches.server.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";
import { SEARCH_TIMEOUT_MS } from "./search-listings.server.ts";

/** The exact total and facets of a search, without a page of its listings. */
export function countSearch(
  { db, changes }: { db: Database; changes: PublicChanges },
  criteria: SearchCriteria,
): Promise<SearchCount> {
  return readWithin(db, SEARCH_TIMEOUT_MS, async (read) => {
    const { filters } = await resolveCriteria({ db: read }, criteria);
    const counts = await countMatches({ read, changes }, filters);
    return { total: totalOf(counts, filters), facets: facetsOf(counts, filters) };
  });
}
