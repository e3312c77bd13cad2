import type { Currency } from "#app/domain/currency.ts";
import { searchTitleWords } from "#app/i18n/fr/search/search-title.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "../criteria/criteria.ts";
import type { Names } from "../criteria/criterion.ts";
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

/** A search without the visitor's own words, which the portal must not mail to an unconfirmed address. */
export const withoutOwnWords = (criteria: SearchCriteria): SearchCriteria => ({ ...criteria, ...noOwnWords });

/** Empty values of the criteria whose chip is text typed by the visitor. */
const noOwnWords = { quartier: noCriteria.quartier, keywords: noCriteria.keywords };

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
