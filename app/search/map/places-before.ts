import type { SearchCriteria } from "../criteria/criteria.ts";

/** The places that an area of the map has replaced; `title` is « à Lyon ». Kept in the history entry of the search. */
export type PlacesBefore = {
  title: string;
  part: Pick<SearchCriteria, "communes" | "radius" | "departments" | "regions" | "quartier">;
};

export const isNowhere = ({ communes, departments, regions, quartier }: SearchCriteria): boolean =>
  communes.length + departments.length + regions.length === 0 && quartier === null;

/** The state of a history entry with these places. */
export const stateOfPlaces = (placesBefore: PlacesBefore | null) => (placesBefore ? { placesBefore } : null);

export const readPlaces = (state: unknown): PlacesBefore | null =>
  // Only `stateOfPlaces` writes this key.
  (state as { placesBefore?: PlacesBefore } | null)?.placesBefore ?? null;
