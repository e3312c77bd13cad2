import type { SearchCriteria } from "../criteria.ts";
import type { Chosen } from "./choose-places.ts";

const MOST_PLACES = 20;

/** The criteria of places. One in doubt stays as typed: the search tells what it took it for, and what else it may mean. */
export function placePart(chosen: Chosen[]): Partial<SearchCriteria> {
  const [communes, departments, regions] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { entry, typed } of chosen) {
    const { place } = entry;
    if (typed !== null) communes.add(typed);
    else if (place.kind === "commune") communes.add(place.commune.slug);
    else if (place.kind === "department") departments.add(place.department.code);
    else regions.add(place.region.slug);
  }
  const listed = (places: Set<string>) => [...places].toSorted().slice(0, MOST_PLACES);
  return {
    ...(communes.size > 0 ? { communes: listed(communes) } : {}),
    ...(departments.size > 0 ? { departments: listed(departments) } : {}),
    ...(regions.size > 0 ? { regions: listed(regions) } : {}),
  };
}

export const hasPlace = ({ communes, departments, regions, quartier }: Partial<SearchCriteria>): boolean =>
  Boolean(communes || departments || regions || quartier);
