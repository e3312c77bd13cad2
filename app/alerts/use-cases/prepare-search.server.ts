import { readCommuneChange } from "#app/communes/communes.repository.server.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { departmentsOfRegions } from "#app/domain/territories.ts";
import type { Currency } from "#app/domain/currency.ts";
import { noCriteria } from "#app/search/criteria.ts";
import { formatCriteria, parseCriteria } from "#app/search/criteria-address.ts";
import { hasPlaces } from "#app/search/criteria/place.ts";
import { SAVED_SEARCH_VERSION, type SavedSearch, savedSearch } from "#app/search/saved-search.ts";
import { describeSearch } from "#app/search/search-description.ts";
import { resolveCriteria } from "#app/search/use-cases/resolve-criteria.server.ts";
import type { Connection } from "#db/client.ts";

export type PreparedSearch = {
  /** The canonical address of the search, without order and page. */
  query: string;
  /** « Appartements à vendre à Lyon, jusqu’à 350 000 € ». */
  name: string;
  saved: SavedSearch;
  /** See `readPreparation`. */
  preparedBy: string;
};

/** What a saved search is made with: the code, and the communes as they are now. Changes when either does. */
export const readPreparation = async (db: Connection): Promise<string> =>
  `${SAVED_SEARCH_VERSION} ${await readCommuneChange(db)}`;

/** Reads a search for an alert; null where none of its places is known. What the address has besides is left out. */
export async function prepareSearch(
  db: Connection,
  { params, currency }: { params: URLSearchParams; currency: Currency },
): Promise<PreparedSearch | null> {
  const { criteria: asked } = parseCriteria(params);
  const found = await resolveCriteria({ db }, asked);
  const known = new Set(found.communes.map(({ slug }) => slug));
  const criteria = {
    ...found.criteria,
    communes: found.criteria.communes.filter((slug) => known.has(slug)),
    keywords: found.filters.keywords,
    sort: noCriteria.sort,
    page: noCriteria.page,
  };
  if (hasPlaces(asked) && !hasPlaces(criteria)) return null;
  const { communes, areas, centres } = found;
  const places = {
    communeIds: communes.map(({ id }) => id),
    departments: [...criteria.departments, ...departmentsOfRegions(criteria.regions)],
    centres,
  };
  return {
    query: formatCriteria(criteria).toString(),
    name: describeSearch({ criteria, communes, areas }, { words: searchWords.french, currency }),
    saved: savedSearch(criteria, places),
    preparedBy: await readPreparation(db),
  };
}
