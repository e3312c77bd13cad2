import { searchWords } from "#app/i18n/fr/search/search.ts";
import { AddressReader } from "../criteria/address-reader.ts";
import type { ColumnCondition } from "../criteria/condition.ts";
import { criteriaTable } from "../criteria/criteria-table.ts";
import { settle } from "../criteria/settle.ts";
import { criteriaList, noCriteria, type SearchCriteria } from "../criteria/criteria.ts";

/** One choice of the form, and the number of results with it, all other criteria unchanged. */
export type EquipmentCount = { parameter: string; value: string; count: number };

/** The criteria of equipment: checkboxes that facet keys do not hold. The form shows no counts for exclusions. */
const equipmentCriteria = criteriaList.filter(
  ({ countedBy, fields, parameters }) =>
    !countedBy &&
    parameters !== criteriaTable.without.parameters &&
    fields(noCriteria, searchWords.french).some(({ kind }) => kind === "tick" || kind === "boxes"),
);

/** The same search without equipment, wanted or excluded. */
export const withoutEquipment = <Search extends Partial<SearchCriteria>>(search: Search): Search =>
  Object.assign({ ...search }, ...equipmentCriteria.map(({ none }) => none), criteriaTable.without.none);

type Choice = Omit<EquipmentCount, "count"> & { conditions: ColumnCondition[] };

/**
 * Each choice of equipment, with the equipment conditions of its search: a choice replaces others of the same criterion, and
 * criteria that it contradicts.
 */
export function equipmentChoices(criteria: Omit<SearchCriteria, "sort" | "page">): Choice[] {
  return equipmentCriteria.flatMap((criterion) =>
    valuesOf(criterion).map(([parameter, value]) => {
      const own = criterion.read(new AddressReader(new URLSearchParams([[parameter, value]])));
      const { criteria: made } = settle({ ...noCriteria, ...criteria, ...own });
      const conditions = [
        ...equipmentCriteria.flatMap((each) => each.conditions(made)),
        ...criteriaTable.without.conditions(made),
      ];
      // Equipment is stored in columns.
      return { parameter, value, conditions: conditions as ColumnCondition[] };
    }),
  );
}

const valuesOf = ({ fields }: (typeof criteriaList)[number]): [parameter: string, value: string][] =>
  fields(noCriteria, searchWords.french).flatMap((field) => {
    if (field.kind === "tick") return [[field.parameter, "oui"]];
    return field.kind === "boxes" ? field.choices.map(({ value }) => [field.parameter, value]) : [];
  });
