import { noCriteria, type SearchCriteria } from "../criteria.ts";
import { criteriaTable, type Excludable, wantedConditions } from "./criteria-table.ts";

const { furnished, lift, parking, pool, outdoors } = criteriaTable;
const equipment = [furnished, lift, parking, pool, outdoors];

/** Whether a search wants what it might exclude. Of several outdoor spaces any will do: none of them alone is wanted. */
export function isWanted(value: Excludable, search: Partial<SearchCriteria>): boolean {
  const wanted = JSON.stringify(wantedConditions[value]);
  const conditions = equipment.flatMap((criterion) => criterion.conditions({ ...noCriteria, ...search }));
  return conditions.some((condition) => JSON.stringify(condition) === wanted);
}
