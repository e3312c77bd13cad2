import { criteriaList, noCriteria, type SearchCriteria } from "./criteria.ts";
import type { Names } from "./criteria/criterion.ts";
import { titleOfSearch } from "./search-title.ts";

/**
 * « Appartements à vendre à Lyon, jusqu’à 350 000 €, 2 chambres et plus »: a search with all its criteria, in words.
 * `near` is a town that distinguishes one area of the map from another.
 */
export function describeSearch(
  { criteria, communes, areas, near = null }: Described,
  { words, currency }: Pick<Names, "words" | "currency">,
): string {
  const names = { words, currency, communes, areas };
  const details = criteriaList
    .filter((criterion) => !criterion.title?.(criteria, names))
    .flatMap((criterion) => criterion.chips(criteria, names))
    .map(({ key, label }) => (key in noOwnWords ? label : lowerFirst(label)));
  const title = titleOfSearch({ criteria, communes, areas }, words) ?? (details.length > 0 ? words.meta.homes : null);
  return [title ?? words.listingsTitle, ...(near === null ? [] : [words.meta.near(near)]), ...details].join(", ");
}

type Described = { criteria: SearchCriteria; near?: string | null } & Pick<Names, "communes" | "areas">;

/** A search without the words that the visitor typed: what the portal may mail to an address that is not confirmed. */
export const withoutOwnWords = (criteria: SearchCriteria): SearchCriteria => ({ ...criteria, ...noOwnWords });

/** None of the criteria whose chip is the text that the visitor typed. */
const noOwnWords = { quartier: noCriteria.quartier, keywords: noCriteria.keywords };

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
