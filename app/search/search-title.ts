import type { searchWords } from "#app/i18n/fr/search.ts";
import type { Words } from "#app/i18n/words.ts";
import type { SearchCriteria } from "./criteria.ts";

const MOST_NAMES = 3;

/** « Appartements à vendre à Nantes »: what is searched, by type, offer and place; null for a search of everything everywhere. */
export function titleOfSearch(
  search: { criteria: Pick<SearchCriteria, "propertyType" | "offer" | "radius">; communes: { name: string }[] },
  words: Words<typeof searchWords>,
): string | null {
  const { propertyType, offer, radius } = search.criteria;
  const { meta, propertyTypesPlural } = words;
  if (!propertyType && !offer && search.communes.length === 0) return null;
  const kind = propertyType ? propertyTypesPlural[propertyType] : meta.homes;
  return [
    kind,
    offer && meta.offers[offer],
    placeOf(search.communes, meta),
    search.communes.length > 0 && radius && meta.around,
  ]
    .filter(Boolean)
    .join(" ");
}

function placeOf(communes: { name: string }[], meta: Words<typeof searchWords>["meta"]): string | null {
  if (communes.length === 0) return null;
  if (communes.length > MOST_NAMES) return meta.inSeveral(communes.length);
  return meta.in(communes.map(({ name }) => name));
}
