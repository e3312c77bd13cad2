/** Of a person's budget, as typed; also the names of the fields in addresses. */
export const budgetFields = ["apport", "taux", "duree", "assurance", "revenus"] as const;
export type BudgetField = (typeof budgetFields)[number];
export type BudgetTexts = Record<BudgetField, string>;

/** Of one home: what holds for no other. */
export const homeBudgetFields = ["achat", "travaux", "taxe"] as const;
export type HomeBudgetField = (typeof homeBudgetFields)[number];
export type HomeBudgetTexts = Record<HomeBudgetField, string>;

/** Longer texts are no amounts. */
export const LONGEST_BUDGET_TEXT = 20;
