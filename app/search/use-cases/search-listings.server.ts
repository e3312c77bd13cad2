import { findListingCards } from "#app/listings/cards/listing-card.repository.server.ts";
import { type Database, readWithin } from "#db/client.ts";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import { PAGE_SIZE, type SearchCriteria } from "../criteria/criteria.ts";
import { facetsOf, totalOf } from "../count/facet-keys.ts";
import { findPageIds } from "../results/search.repository.server.ts";
import type { SearchResult } from "../results/search-result.ts";
import { type CountNeeds, countMatches } from "./count-matches.server.ts";
import { findRelaxations } from "./find-relaxations.server.ts";
import { type ResolvedCriteria, resolveCriteria } from "./resolve-criteria.server.ts";

/** Timeout of a search's statements; beyond, the search is refused, with a page that explains it. */
export const SEARCH_TIMEOUT_MS = 4_000;

export type SearchNeeds = {
  db: Database;
  changes: PublicChanges;
  /** Called once the places are resolved, before the search; it may throw a redirect. */
  onResolved(resolved: Pick<ResolvedCriteria, "criteria" | "problems">): void;
};

/**
 * One page of a search, with its exact total and facets. A page beyond the last becomes the last. Without results, the first wider
 * search drops the `unread` keywords.
 */
export async function searchListings(
  {
    db,
    changes,
    onResolved = () => {},
    unread = [],
  }: Omit<SearchNeeds, "onResolved"> & Partial<SearchNeeds> & { unread?: string[] },
  requested: SearchCriteria,
): Promise<SearchResult> {
  const {
    filters,
    counts,
    centres,
    ids: _ids,
    ...result
  } = await readWithin(db, SEARCH_TIMEOUT_MS, (read) => findPage({ read, changes, onResolved }, requested, PAGE_SIZE));
  const { criteria, total } = result;
  const relaxations = total === 0 ? await findRelaxations(db, { criteria, filters, counts, centres, unread }) : [];
  return { ...result, facets: facetsOf(counts, filters), relaxations };
}

/** The listings of the requested page, of `size` each, or of the last page if there are fewer. */
export async function findPage(
  needs: CountNeeds & Pick<SearchNeeds, "onResolved">,
  requested: SearchCriteria,
  size: number,
) {
  const { read } = needs;
  const resolved = await resolveCriteria({ db: read }, requested);
  needs.onResolved(resolved);
  const { criteria, filters } = resolved;
  const counts = await countMatches(needs, filters);
  const total = totalOf(counts, filters);
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(criteria.page, pageCount);
  const ids = total === 0 ? [] : await findPageIds(read, filters, { sort: criteria.sort, page, total, size });
  const cards = await findListingCards(read, ids);
  return { ...resolved, criteria: { ...criteria, page }, counts, total, pageCount, ids, cards };
}
