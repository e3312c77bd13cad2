import type { Words } from "../words.ts";
import type { budgetWords } from "../fr/budget.ts";

export const enBudgetWords: Words<typeof budgetWords> = {
  title: "Your budget",
  price: "Price",
  acquisition: "Acquisition costs (notary and duties)",
  whole: "Estimated total cost",
  kinds: {
    ancien: "for an existing home",
    neuf: "for a new home, by its year of construction",
    terrain: "for a plot sold without VAT",
  },
  estimate: (kind, date) => `Estimate ${kind}, by the rates of ${date}: only the notary's computation counts.`,
  open: "Compute my monthly cost",
};
