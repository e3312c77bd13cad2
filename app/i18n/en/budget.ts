import type { Words } from "../words.ts";
import type { budgetWords } from "../fr/budget.ts";

export const enBudgetWords: Words<typeof budgetWords> = {
  title: "Your budget",
  price: "Price",
  acquisition: "Acquisition costs (notary and duties)",
  whole: "Estimated total cost",
  between: (least, most) => `${least} to ${most}`,
  estimate: (date) => `Estimate for an existing home, by the rates of ${date}: only the notary's computation counts.`,
  open: "Compute my monthly cost",
};
