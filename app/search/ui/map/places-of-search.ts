import { criteriaTable } from "../../criteria/criteria-table.ts";
import type { TitleNames } from "../../criteria/criterion.ts";
import type { SearchCriteria } from "../../criteria/criteria.ts";
import { isNowhere, type PlacesBefore } from "../../map/places-before.ts";

export const nowhere: PlacesBefore["part"] = { ...criteriaTable.place.none, ...criteriaTable.quartier.none };

/** The places of a search, to restore after an area; null for none. */
export function placesOf(criteria: SearchCriteria, names: TitleNames): PlacesBefore | null {
  if (isNowhere(criteria)) return null;
  const { communes, radius, departments, regions, quartier } = criteria;
  const place = criteriaTable.place.title!(criteria, names);
  const within = quartier === null || place !== null ? quartier : names.words.in([quartier], []);
  return {
    title: [place, within].filter((part) => part !== null).join(", "),
    part: { communes, radius, departments, regions, quartier },
  };
}
