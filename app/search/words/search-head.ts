import { formatCount } from "#app/i18n/measures.ts";
import { searchTitleWords } from "#app/i18n/fr/search/search-title.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import type { Names } from "../criteria/criterion.ts";
import { titleOfSearch } from "./search-title.ts";

type Found = { criteria: SearchCriteria; total: number } & Pick<Names, "communes" | "areas">;

/** The description of a page of results for search engines, and whether they may index it. */
export function headOf(search: Found): { description: string; isIndexed: boolean } {
  const { criteria, total } = search;
  return {
    description: searchTitleWords.french.description(formatCount(total), titleOfSearch(search)),
    isIndexed: total > 0 && isPlain(criteria),
  };
}

/** Whether search engines may index a search: with at most a type, an offer and a commune; on any page. */
function isPlain(criteria: SearchCriteria): boolean {
  const isKnown = criteriaList.every(
    (criterion) => criterion.write(criteria).length === 0 || criterion.isIndexed?.(criteria) === true,
  );
  return isKnown && criteria.sort === noCriteria.sort;
}
