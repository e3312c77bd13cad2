import type { Logger } from "pino";
import { departmentsOfRegions } from "#app/domain/territories.ts";
import { findListingCards } from "#app/listings/listing-card.repository.server.ts";
import { type Database, readWithin } from "#db/client.ts";
import type { PageTag } from "#app/platform/kept-page.ts";
import { isTimeless, PAGE_SIZE, type SearchCriteria } from "../criteria.ts";
import { facetsOf, totalOf } from "../facet-keys.ts";
import type { SearchFilters } from "../search-conditions.server.ts";
import { findPageIds } from "../search.repository.server.ts";
import type { SearchResult } from "../search-result.ts";
import { type CountNeeds, countMatches } from "./count-matches.server.ts";
import { findRelaxations } from "./find-relaxations.server.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";

/** Timeout of a search's statements; beyond, visitors get a page that says so. */
export const SEARCH_TIMEOUT_MS = 4_000;

/** One page of a search, with its exact total and facets. A page beyond the last shows the last. */
export async function searchListings(
  { db, log }: { db: Database; log: Pick<Logger, "debug"> },
  wanted: SearchCriteria,
): Promise<SearchResult & { tags: PageTag[] | null }> {
  const {
    filters,
    counts,
    centres,
    ids: _ids,
    ...found
  } = await readWithin(db, SEARCH_TIMEOUT_MS, (read) => findPage({ db, read, log }, wanted, PAGE_SIZE));
  const { criteria, total } = found;
  const relaxations = total === 0 ? await findRelaxations(db, { criteria, filters, counts, centres }) : [];
  return { ...found, facets: facetsOf(counts, filters), relaxations, tags: tagsOf(filters, total) };
}

/** The listings of a page of `size`, the last one where there are fewer. */
export async function findPage(needs: CountNeeds, wanted: SearchCriteria, size: number) {
  const { read } = needs;
  const resolved = await resolveCriteria({ db: read }, wanted);
  const { criteria, filters } = resolved;
  const counts = await countMatches(needs, filters);
  const total = totalOf(counts, filters);
  const pageCount = Math.max(1, Math.ceil(total / size));
  const page = Math.min(criteria.page, pageCount);
  const ids = total === 0 ? [] : await findPageIds(read, filters, { sort: criteria.sort, page, total, size });
  const cards = await findListingCards(read, ids);
  return { ...resolved, criteria: { ...criteria, page }, counts, total, pageCount, ids, cards };
}

/** What a search shows; null where time alone may change what it finds. What is found nowhere is looked for elsewhere too. */
export function tagsOf(filters: SearchFilters, total: number): PageTag[] | null {
  if (!isTimeless(filters)) return null;
  const { communeIds, around, departments, regions } = filters;
  if (!communeIds || around || total === 0) return ["listings"];
  const areas = [...departments, ...departmentsOfRegions(regions)];
  // Of departments, not their hundreds of communes; of both, whatever changes.
  if (areas.length === 0) return communeIds.map((id): PageTag => `commune:${id}`);
  return filters.communes.length > 0 ? ["listings"] : areas.map((code): PageTag => `department:${code}`);
}
