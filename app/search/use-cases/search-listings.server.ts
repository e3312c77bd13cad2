import { suggestCommunes } from "#app/communes/communes.repository.server.ts";
import { findListingCards } from "#app/listings/listing-card.repository.server.ts";
import { PAGE_SIZE, type SearchCriteria } from "../criteria.ts";
import { facetsOf, totalOf } from "../traits.ts";
import { findPageIds } from "../search.repository.server.ts";
import type { SearchResult } from "../search-result.ts";
import { type CountNeeds, countListings } from "./count-listings.server.ts";
import { findRelaxations } from "./find-relaxations.server.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";

const MOST_MEANT = 3;

/** One page of what a search finds, with its exact total and facets. A page beyond the last is the last. */
export async function searchListings({ db, log }: CountNeeds, wanted: SearchCriteria): Promise<SearchResult> {
  const { criteria, filters, communes, bounds, problems } = await resolveCriteria({ db }, wanted);
  const counts = await countListings({ db, log }, filters);
  const total = totalOf(counts, filters);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(criteria.page, pageCount);
  const ids = total === 0 ? [] : await findPageIds(db, filters, { sort: criteria.sort, page, total });
  const unknown = communes.length === 0 ? problems.find(({ code }) => code === "unknown-commune") : undefined;
  const [cards, meant, relaxations] = await Promise.all([
    findListingCards(db, ids),
    total === 0 && unknown ? suggestCommunes(db, unknown.typed, MOST_MEANT) : [],
    total === 0 ? findRelaxations({ db, log }, { criteria, filters, counts, communes }) : [],
  ]);
  return {
    criteria: { ...criteria, page },
    problems,
    cards,
    total,
    pageCount,
    communes,
    meant,
    bounds,
    facets: facetsOf(counts, filters),
    relaxations,
  };
}
