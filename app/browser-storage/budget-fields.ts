/** The fields of a person's budget, as typed; also their names in addresses. */
export const budgetFields = ["apport", "taux", "duree", "assurance", "revenus", "premier"] as const;
export type BudgetField = (typeof budgetFields)[number];
export type BudgetTexts = Record<BudgetField, string>;

/** The fields of the budget for one home only. */
export const homeBudgetFields = ["achat", "tva", "travaux", "taxe"] as const;
export type HomeBudgetField = (typeof homeBudgetFields)[number];
export type HomeBudgetTexts = Record<HomeBudgetField, string>;

/** Maximum length of a field's text: longer texts are no amounts. */
export const LONGEST_BUDGET_TEXT = 20;

/** The texts of these fields from a reader function; empty for a missing field. */
export function readBudgetTexts<Field extends string>(
  fields: readonly Field[],
  get: (field: Field) => unknown,
): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = get(field);
    return [field, typeof value === "string" ? value.slice(0, LONGEST_BUDGET_TEXT) : ""];
  });
  return Object.fromEntries(entries) as Record<Field, string>; // all fields
}
