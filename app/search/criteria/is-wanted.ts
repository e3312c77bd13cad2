import { searchedComforts } from "#app/domain/comforts.ts";
import { noCriteria, type SearchCriteria } from "./criteria.ts";
import type { Condition } from "./condition.ts";
import { criteriaTable, type Excludable, wantedConditions } from "./criteria-table.ts";

const { furnished, parking, outdoors } = criteriaTable;
const equipment = [furnished, parking, outdoors, ...searchedComforts.map((comfort) => criteriaTable[comfort])];

const conditionsOf = (criterion: (typeof equipment)[number], search: Partial<SearchCriteria>): Condition[] =>
  criterion.conditions({ ...noCriteria, ...search });

const isNamedBy = (condition: Condition, value: Excludable): boolean =>
  JSON.stringify(condition) === JSON.stringify(wantedConditions[value]);

/** Whether a condition includes a feature, directly or by implication: a heated pool is a pool. */
function isWantedBy(condition: Condition, value: Excludable): boolean {
  const wanted = wantedConditions[value];
  if (condition.kind !== "has-any" || wanted.kind !== "has-any") return isNamedBy(condition, value);
  return condition.values.every((feature) => wanted.values.some((one) => one === feature));
}

/** Whether a search explicitly includes a feature. Several outdoor spaces are alternatives, so that no single one is included. */
export const isNamed = (value: Excludable, search: Partial<SearchCriteria>): boolean =>
  equipment.some((criterion) => conditionsOf(criterion, search).some((condition) => isNamedBy(condition, value)));

/** Whether a search includes a feature, explicitly or by implication. */
export const isWanted = (value: Excludable, search: Partial<SearchCriteria>): boolean =>
  equipment.some((criterion) => conditionsOf(criterion, search).some((condition) => isWantedBy(condition, value)));

/** The search without the refused features; other outdoor spaces stay. */
export function withoutRefused(search: SearchCriteria, refused: readonly Excludable[]): SearchCriteria {
  const ends = equipment.filter((criterion) =>
    conditionsOf(criterion, search).some((condition) => refused.some((value) => isWantedBy(condition, value))),
  );
  const others = search.outdoors.filter((value) => !refused.includes(value));
  return Object.assign({ ...search, outdoors: others }, ...ends.map(({ none }) => none)) as SearchCriteria;
}
