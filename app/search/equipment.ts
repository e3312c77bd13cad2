import { searchWords } from "#app/i18n/fr/search.ts";
import { AddressReader } from "./criteria/address-reader.ts";
import type { ColumnCondition } from "./criteria/condition.ts";
import { criteriaTable } from "./criteria/criteria-table.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "./criteria.ts";

/** One choice of the form, and the number of results with it, all other criteria unchanged. */
export type EquipmentCount = { parameter: string; value: string; count: number };

/** The criteria of equipment: boxes to tick that facet keys do not know; exclusions have no numbers beside them. */
export const equipmentCriteria = criteriaList.filter(
  ({ countedBy, fields, parameters }) =>
    !countedBy &&
    parameters !== criteriaTable.without.parameters &&
    fields(noCriteria, searchWords.french).some(({ kind }) => kind === "tick" || kind === "boxes"),
);

/** The same search without equipment. */
export const withoutEquipment = <Search extends Partial<SearchCriteria>>(search: Search): Search =>
  Object.assign({ ...search }, ...equipmentCriteria.map(({ none }) => none));

type Choice = Omit<EquipmentCount, "count"> & { conditions: ColumnCondition[] };

/** Each choice, with the conditions of the search's equipment and its own; it replaces others of the same criterion. */
export function equipmentChoices(criteria: Omit<SearchCriteria, "sort" | "page">): Choice[] {
  return equipmentCriteria.flatMap((criterion) => {
    const others = equipmentCriteria.filter((other) => other !== criterion);
    return valuesOf(criterion).map(([parameter, value]) => {
      const own = criterion.read(new AddressReader(new URLSearchParams([[parameter, value]])));
      const conditions = [...others.flatMap((other) => other.conditions(criteria)), ...criterion.conditions(own)];
      // Equipment is stored in columns.
      return { parameter, value, conditions: conditions as ColumnCondition[] };
    });
  });
}

const valuesOf = ({ fields }: (typeof criteriaList)[number]): [parameter: string, value: string][] =>
  fields(noCriteria, searchWords.french).flatMap((field) => {
    if (field.kind === "tick") return [[field.parameter, "oui"]];
    return field.kind === "boxes" ? field.choices.map(({ value }) => [field.parameter, value]) : [];
  });
