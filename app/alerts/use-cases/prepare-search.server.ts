import { readCommuneChange } from "#app/communes/communes.repository.server.ts";
import { findNearestCommune } from "#app/communes/use-cases/find-nearest-commune.server.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { departmentsOfRegions } from "#app/domain/territories.ts";
import type { Currency } from "#app/domain/currency.ts";
import { noCriteria } from "#app/search/criteria.ts";
import { formatCriteria, parseCriteria } from "#app/search/criteria-address.ts";
import { hasPlaces } from "#app/search/criteria/place.ts";
import { SAVED_SEARCH_VERSION, type SavedSearch, savedSearch } from "#app/search/saved-search.ts";
import { boundsOf, type SearchArea } from "#app/search/search-area.ts";
import type { SearchFilters } from "#app/search/search-conditions.server.ts";
import { describeSearch } from "#app/search/search-description.ts";
import type { TypedSearch } from "#app/search/search-result.ts";
import { resolveCriteria } from "#app/search/use-cases/resolve-criteria.server.ts";
import type { Connection } from "#db/client.ts";

export type PreparedSearch = {
  /** The canonical address of the search, without order and page. */
  query: string;
  /** « Appartements à vendre à Lyon, jusqu’à 350 000 € ». */
  name: string;
  saved: SavedSearch;
  filters: SearchFilters;
  /** See `readPreparation`. */
  preparedBy: string;
};

type Asked = { params: URLSearchParams; currency: Currency };

/** What a saved search is made with: the code, and the communes as they are now. Changes when either does. */
export const readPreparation = async (db: Connection): Promise<string> =>
  `${SAVED_SEARCH_VERSION} ${await readCommuneChange(db)}`;

/** Reads a search for an alert; null where none of its places is known. What the address has besides is left out. */
export const prepareSearch = async (db: Connection, asked: Asked): Promise<PreparedSearch | null> =>
  (await readSearch(db, asked)).prepared;

/** A search as it was typed, for its form, and prepared for an alert. */
export async function readSearch(
  db: Connection,
  { params, currency }: Asked,
): Promise<{ typed: TypedSearch; prepared: PreparedSearch | null }> {
  const { criteria: asked, problems } = parseCriteria(params);
  const found = await resolveCriteria({ db }, asked);
  const { communes, areas, centres } = found;
  const typed = { criteria: found.criteria, communes, areas, problems: [...problems, ...found.problems] };
  const known = new Set(communes.map(({ slug }) => slug));
  const criteria = {
    ...found.criteria,
    communes: found.criteria.communes.filter((slug) => known.has(slug)),
    keywords: found.filters.keywords,
    sort: noCriteria.sort,
    page: noCriteria.page,
  };
  if (hasPlaces(asked) && !hasPlaces(criteria)) return { typed, prepared: null };
  const places = {
    communeIds: communes.map(({ id }) => id),
    departments: [...criteria.departments, ...departmentsOfRegions(criteria.regions)],
    centres,
  };
  const near = criteria.area === null || hasPlaces(criteria) ? null : await nameNear(db, criteria.area);
  const prepared = {
    query: formatCriteria(criteria).toString(),
    name: describeSearch({ criteria, communes, areas, near }, { words: searchWords.french, currency }),
    saved: savedSearch(criteria, places),
    filters: found.filters,
    preparedBy: await readPreparation(db),
  };
  return { typed, prepared };
}

/** The name of the town nearest to the middle of an area, which tells one drawing from another. */
async function nameNear(db: Connection, area: SearchArea): Promise<string | null> {
  const { west, south, east, north } = boundsOf(area);
  const nearest = await findNearestCommune({ db }, { latitude: (south + north) / 2, longitude: (west + east) / 2 });
  return nearest.ok ? nearest.value.name : null;
}
