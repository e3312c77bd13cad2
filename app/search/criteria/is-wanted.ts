import { noCriteria, type SearchCriteria } from "../criteria.ts";
import { criteriaTable, type Excludable, wantedConditions } from "./criteria-table.ts";

const { furnished, lift, parking, pool, outdoors } = criteriaTable;
const equipment = [furnished, lift, parking, pool, outdoors];

function asksFor(criterion: (typeof equipment)[number], value: Excludable, search: Partial<SearchCriteria>): boolean {
  const wanted = JSON.stringify(wantedConditions[value]);
  const conditions = criterion.conditions({ ...noCriteria, ...search });
  return conditions.some((condition) => JSON.stringify(condition) === wanted);
}

/** Whether a search wants what it might exclude. Of several outdoor spaces any will do: none of them alone is wanted. */
export const isWanted = (value: Excludable, search: Partial<SearchCriteria>): boolean =>
  equipment.some((criterion) => asksFor(criterion, value, search));

/** The search without what is refused; other outdoor spaces stay. */
export function withoutRefused(search: SearchCriteria, refused: readonly Excludable[]): SearchCriteria {
  const ends = equipment.filter((criterion) => refused.some((value) => asksFor(criterion, value, search)));
  const others = search.outdoors.filter((value) => !refused.includes(value));
  return Object.assign({ ...search, outdoors: others }, ...ends.map(({ none }) => none)) as SearchCriteria;
}
