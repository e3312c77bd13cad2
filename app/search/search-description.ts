import type { Currency } from "#app/domain/currency.ts";
import { searchTitleWords } from "#app/i18n/fr/search-title.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "./criteria.ts";
import type { Names } from "./criteria/criterion.ts";
import { titleOfSearch } from "./search-title.ts";

/**
 * « Appartements à vendre à Lyon, jusqu’à 350 000 €, 2 chambres et plus »: a search with all its criteria, in words.
 * `near` is a town that distinguishes one area of the map from another.
 */
export function describeSearch({ criteria, communes, areas, near = null }: Described, currency: Currency): string {
  const [words, titleWords] = [searchWords.french, searchTitleWords.french];
  const details = criteriaList
    .filter((criterion) => !criterion.title?.(criteria, { words: titleWords, communes, areas }))
    .flatMap((criterion) => criterion.chips(criteria, { words, currency, communes, areas }))
    .map(({ key, label }) => (key in noOwnWords ? label : lowerFirst(label)));
  const title = titleOfSearch({ criteria, communes, areas }) ?? (details.length > 0 ? titleWords.homes : null);
  return [title ?? words.listingsTitle, ...(near === null ? [] : [titleWords.near(near)]), ...details].join(", ");
}

type Described = { criteria: SearchCriteria; near?: string | null } & Pick<Names, "communes" | "areas">;

/** A search without the words that the visitor typed: what the portal may mail to an address that is not confirmed. */
export const withoutOwnWords = (criteria: SearchCriteria): SearchCriteria => ({ ...criteria, ...noOwnWords });

/** None of the criteria whose chip is the text that the visitor typed. */
const noOwnWords = { quartier: noCriteria.quartier, keywords: noCriteria.keywords };

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
