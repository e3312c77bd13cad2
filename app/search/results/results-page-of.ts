import type { ResultsPage } from "#app/listings/trail/search-trail.ts";
import { PAGE_SIZE, type SearchCriteria } from "../criteria/criteria.ts";
import type { SearchResult } from "./search-result.ts";

type PageResult = { criteria: SearchCriteria } & Pick<SearchResult, "pageCount" | "total" | "cards">;

/** The addresses of the listings of one page of a search, with the search in words. */
export function resultsPageOf({ criteria, pageCount, total, cards }: PageResult, title: string): ResultsPage {
  return {
    title,
    page: criteria.page,
    pageCount,
    total,
    first: (criteria.page - 1) * PAGE_SIZE + 1,
    hrefs: cards.map(({ href }) => href),
  };
}
