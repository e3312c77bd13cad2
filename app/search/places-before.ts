import { criteriaTable } from "./criteria/criteria-table.ts";
import type { Names } from "./criteria/criterion.ts";
import type { SearchCriteria } from "./criteria.ts";

type WherePart = Pick<SearchCriteria, "communes" | "radius" | "departments" | "regions" | "quartier">;

/** The places that an area of the map has replaced; `title` is « à Lyon ». Kept in the history entry of the search. */
export type PlacesBefore = { title: string; part: WherePart };

export const nowhere: WherePart = { ...criteriaTable.place.none, ...criteriaTable.quartier.none };

export const isNowhere = (criteria: SearchCriteria): boolean =>
  criteriaTable.place.write(criteria).length === 0 && criteria.quartier === null;

/** The places of a search; null without any. */
export function placesOf(criteria: SearchCriteria, names: Omit<Names, "currency">): PlacesBefore | null {
  if (isNowhere(criteria)) return null;
  const { communes, radius, departments, regions, quartier } = criteria;
  const place = criteriaTable.place.title!(criteria, names);
  const within = quartier === null ? null : place === null ? names.words.meta.in([quartier], []) : quartier;
  return {
    title: [place, within].filter((part) => part !== null).join(", "),
    part: { communes, radius, departments, regions, quartier },
  };
}

/** The state of a history entry with these places. */
export const stateOfPlaces = (placesBefore: PlacesBefore | null) => (placesBefore ? { placesBefore } : null);

export const readPlaces = (state: unknown): PlacesBefore | null =>
  // Only `stateOfPlaces` writes this key.
  (state as { placesBefore?: PlacesBefore } | null)?.placesBefore ?? null;
