import { searchTitleWords } from "#app/i18n/fr/search/search-title.ts";
import { criteriaList, type SearchCriteria } from "../criteria/criteria.ts";
import { criteriaTable } from "../criteria/criteria-table.ts";
import type { Names } from "../criteria/criterion.ts";

/** « Appartements à vendre à Nantes »: the search in words; null where no criterion has words for a title. */
export function titleOfSearch({
  criteria,
  communes,
  areas,
}: { criteria: SearchCriteria } & Pick<Names, "communes" | "areas">): string | null {
  const words = searchTitleWords.french;
  const parts = criteriaList.map((criterion) => criterion.title?.(criteria, { communes, areas, words }) ?? null);
  if (parts.every((part) => part === null)) return null;
  const kind = criteria.propertyTypes.length === 0 ? [words.homes] : [];
  // The title names communes that narrow an area of the map; otherwise the number of homes there would look too small.
  const place = criteria.area === null ? null : criteriaTable.place.title!(criteria, { communes, areas, words });
  const title = [...kind, ...parts.filter((part) => part !== null && part !== place)].join(" ");
  return place === null ? title : words.only(title, place);
}
