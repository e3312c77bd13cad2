import { readCommuneChange } from "#app/communes/communes.repository.server.ts";
import { findNearestCommune } from "#app/communes/use-cases/find-nearest-commune.server.ts";
import type { Currency } from "#app/domain/currency.ts";
import { noCriteria, type SearchCriteria } from "#app/search/criteria/criteria.ts";
import { formatCriteria } from "#app/search/criteria/criteria-address.ts";
import { parseCriteria } from "#app/search/criteria/parse-criteria.ts";
import { hasPlaces } from "#app/search/criteria/place.ts";
import { SAVED_SEARCH_VERSION, type SavedSearch, savedSearch } from "#app/search/saved/saved-search.ts";
import { boundsOf } from "#app/search/criteria/area-bounds.ts";
import type { SearchArea } from "#app/search/criteria/search-area.ts";
import type { SearchFilters } from "#app/search/count/search-conditions.server.ts";
import { describeSearch, withoutOwnWords } from "#app/search/words/search-description.ts";
import type { TypedSearch } from "#app/search/results/search-result.ts";
import { resolveCriteria } from "#app/search/use-cases/resolve-criteria.server.ts";
import type { Connection } from "#db/client.ts";

export type PreparedSearch = {
  /** The canonical address of the search, without order and page. */
  query: string;
  /** « Appartements à vendre à Lyon, jusqu’à 350 000 € ». */
  name: string;
  /** The name without the words that the visitor typed. */
  plainName: string;
  saved: SavedSearch;
  filters: SearchFilters;
  /** See `readPreparation`. */
  preparedBy: string;
};

type SearchInput = { params: URLSearchParams; currency: Currency };

/** The versions of the code and of the communes with which searches are prepared now. */
export const readPreparation = async (db: Connection): Promise<string> =>
  `${SAVED_SEARCH_VERSION} ${await readCommuneChange(db)}`;

/** Prepares a search for an alert; null if the portal knows none of its places. Leaves out order, page and unknown parameters. */
export const prepareSearch = async (db: Connection, input: SearchInput): Promise<PreparedSearch | null> =>
  (await readSearch(db, input)).prepared;

/** A search as typed, for the form, and prepared for an alert. */
export async function readSearch(
  db: Connection,
  { params, currency }: SearchInput,
): Promise<{ typed: TypedSearch; prepared: PreparedSearch | null }> {
  const { criteria: typedCriteria, problems } = parseCriteria(params);
  const resolved = await resolveCriteria({ db }, typedCriteria);
  const { communes, areas, members, centres } = resolved;
  const typed = { criteria: resolved.criteria, communes, areas, problems: [...problems, ...resolved.problems] };
  const known = new Set(communes.map(({ slug }) => slug));
  const criteria = {
    ...resolved.criteria,
    communes: resolved.criteria.communes.filter((slug) => known.has(slug)),
    keywords: resolved.filters.keywords,
    sort: noCriteria.sort,
    page: noCriteria.page,
  };
  if (hasPlaces(typedCriteria) && !hasPlaces(criteria)) return { typed, prepared: null };
  const places = {
    communeIds: [...communes.map(({ id }) => id), ...members.communeIds],
    departments: members.departments,
    centres,
  };
  const near = criteria.area === null || hasPlaces(criteria) ? null : await nameNear(db, criteria.area);
  const describe = (described: SearchCriteria) =>
    describeSearch({ criteria: described, communes, areas, near }, currency);
  const prepared = {
    query: formatCriteria(criteria).toString(),
    name: describe(criteria),
    plainName: describe(withoutOwnWords(criteria)),
    saved: savedSearch(criteria, places),
    filters: resolved.filters,
    preparedBy: await readPreparation(db),
  };
  return { typed, prepared };
}

/** The town nearest to the middle of an area: its name distinguishes one drawing from another. */
async function nameNear(db: Connection, area: SearchArea): Promise<string | null> {
  const { west, south, east, north } = boundsOf(area);
  const nearest = await findNearestCommune({ db }, { latitude: (south + north) / 2, longitude: (west + east) / 2 });
  return nearest.ok ? nearest.value.name : null;
}
