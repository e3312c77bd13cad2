import type { ResultsPage } from "#app/listings/trail/search-trail.ts";
import type { Names } from "./criteria/criterion.ts";
import { PAGE_SIZE, type SearchCriteria } from "./criteria.ts";
import { describeSearch } from "./search-description.ts";
import type { SearchResult } from "./search-result.ts";

type PageResult = { criteria: SearchCriteria } & Pick<
  SearchResult,
  "communes" | "areas" | "pageCount" | "total" | "cards"
>;

/** The addresses of the listings of one page of a search, with the search in words. */
export function resultsPageOf(
  { criteria, communes, areas, pageCount, total, cards }: PageResult,
  names: Pick<Names, "words" | "currency">,
): ResultsPage {
  return {
    title: describeSearch({ criteria, communes, areas }, names),
    page: criteria.page,
    pageCount,
    total,
    first: (criteria.page - 1) * PAGE_SIZE + 1,
    hrefs: cards.map(({ href }) => href),
  };
}
