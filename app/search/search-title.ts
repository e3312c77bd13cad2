import { criteriaList, type SearchCriteria } from "./criteria.ts";
import type { Names, SearchWords } from "./criteria/criterion.ts";

/** « Appartements à vendre à Nantes »: the search in words; null where no criterion has words for a title. */
export function titleOfSearch(
  { criteria, communes, areas }: { criteria: SearchCriteria } & Pick<Names, "communes" | "areas">,
  words: SearchWords,
): string | null {
  const parts = criteriaList.map((criterion) => criterion.title?.(criteria, { communes, areas, words }) ?? null);
  if (parts.every((part) => part === null)) return null;
  const kind = criteria.propertyType === null ? [words.meta.homes] : [];
  return [...kind, ...parts.filter((part) => part !== null)].join(" ");
}
