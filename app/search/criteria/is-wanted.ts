import type { SearchCriteria } from "../criteria.ts";
import type { Excludable } from "./criteria-table.ts";

/** Whether a search wants what it might exclude. Of several outdoor spaces any will do: none of them alone is wanted. */
export function isWanted(value: Excludable, search: Partial<SearchCriteria>): boolean {
  switch (value) {
    case "meuble":
      return search.furnished === true;
    case "ascenseur":
      return search.lift === true;
    case "stationnement":
      return search.parking === true;
    case "piscine":
      return search.pool === true;
    default:
      return search.outdoors?.join() === value;
  }
}
