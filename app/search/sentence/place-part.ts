import type { SearchCriteria } from "../criteria/criteria.ts";
import { MAX_COMMUNES, MAX_DEPARTMENTS, MAX_REGIONS } from "../criteria/address-reader.ts";
import type { SentencePlace } from "./choose-places.ts";

/** The criteria of places. A doubtful place stays as typed: the page of results reports the guess, and the alternatives. */
export function placePart(chosen: SentencePlace[]): Partial<SearchCriteria> {
  const [communes, departments, regions] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { entry, typed } of chosen) {
    const { place } = entry;
    if (typed !== null) communes.add(typed);
    else if (place.kind === "commune") communes.add(place.commune.slug);
    else if (place.kind === "department") departments.add(place.department.code);
    else regions.add(place.region.slug);
  }
  const listed = (places: Set<string>, most: number) => [...places].toSorted().slice(0, most);
  return {
    ...(communes.size > 0 ? { communes: listed(communes, MAX_COMMUNES) } : {}),
    ...(departments.size > 0 ? { departments: listed(departments, MAX_DEPARTMENTS) } : {}),
    ...(regions.size > 0 ? { regions: listed(regions, MAX_REGIONS) } : {}),
  };
}

export const hasPlace = ({ communes, departments, regions, quartier }: Partial<SearchCriteria>): boolean =>
  Boolean(communes || departments || regions || quartier);
