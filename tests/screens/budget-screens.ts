import { compareCosts, fillBudget } from "./preparations.ts";
import type { Screen } from "./screen.ts";

/** Pages that help visitors to decide: a home's monthly cost, on its page, on a page of its own, in the comparison. */
export const budgetScreens: Screen[] = [
  {
    name: "a flat, its budget open",
    isExample: true,
    route: "listings/page/routes/listing.tsx",
    path: ({ flat }) => flat,
    prepare: fillBudget,
  },
  {
    name: "the budget of a house, more than a bank lends",
    route: "listings/page/routes/budget.tsx",
    path: ({ house }) =>
      `${house}/budget?apport=30000&taux=3,4&duree=28&assurance=0,3&revenus=2800&achat=ancien&travaux=20000&taxe=1400&premier=oui`,
  },
  {
    name: "the budget of a flat, with what cannot be read",
    route: "listings/page/routes/budget.tsx",
    path: ({ flat }) => `${flat}/budget?apport=beaucoup&taux=99&duree=&assurance=&revenus=&achat=neuf&tva=99`,
  },
  {
    name: "comparison, with the monthly cost",
    route: "comparison/routes/comparison.tsx",
    path: ({ flat, house }) => `/comparer?biens=${[flat, house].map((href) => href.split("-").at(-1)).join(",")}`,
    prepare: compareCosts,
  },
];
