import type { Words } from "#app/i18n/words.ts";
import type { budgetWords } from "#app/i18n/fr/costs/budget.ts";

export const enBudgetWords: Words<typeof budgetWords> = {
  title: "Your budget",
  price: "Price",
  acquisition: "Acquisition costs (notary and duties)",
  whole: "Estimated total cost",
  monthly: "Estimated monthly cost",
  perMonth: "a month",
  parts: {
    loan: (amount) => `Loan ${amount}`,
    charges: (amount) => `co-ownership charges ${amount}`,
    energy: (amount) => `energy ${amount}`,
  },
  withoutTax: "without property tax",
  usualRate: ({ percent, date, source }) => `usual rate of ${percent}%, as of ${date} (${source})`,
  basis: (years, usualRate) =>
    `Loan over ${years} years, without own funds or insurance, at a ${usualRate}. An order of magnitude, not an offer.`,
  firstPurchase: (total) => `First purchase, main home: costs of ${total}.`,
  kinds: {
    ancien: "for an existing home",
    neuf: (vat) => `for a new home, by its year of construction, VAT of ${vat}% in its price`,
    terrain: "for a plot sold without VAT",
  },
  estimate: (kind, date) => `Estimate ${kind}, by the rates of ${date}: only the notary's computation counts.`,
  open: "Compute with my rate",
};
