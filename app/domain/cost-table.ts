/** What buying a home in France costs, and what banks lend. Amounts in euros, as an operator writes them; rates in percent. */
export type CostTable = {
  /** The day from which the figures hold, such as `2026-03-14`; printed. */
  date: string;
  /** Where they come from; printed. */
  source: string;
  /** A further sentence for buyers. */
  note?: string | undefined;
  /** The notary's emoluments before VAT, by brackets of the price; the last one has no end. */
  emoluments: { upTo: number | null; percent: number }[];
  vatPercent: number;
  /** Transfer duties. */
  duties: {
    communePercent: number;
    /** Of the department's part. */
    collectionPercent: number;
    /** All of them, on a new home. */
    newHomePercent: number;
    /** The department's part, by its code. */
    departments: Record<string, number>;
    /** The last day on which these rates are certain. */
    departmentsUntil?: string | undefined;
    /** Lowest and highest, where the department's own is not known. */
    unknownDepartment: [number, number];
    /** A sentence for those who pay them in full: buyers of an existing home or a plot without VAT. */
    note?: string | undefined;
  };
  securityContribution: { percent: number; least: number };
  /** Lowest and highest estimate. */
  disbursements: [number, number];
  /** The rule of the Haut Conseil de stabilité financière. */
  lending: { mostEffortPercent: number; mostYears: number; mostYearsWithWorks: number };
};

/**
 * The figures of April 2025: emoluments of 1 January 2021 (Code de commerce, A444-91), duties and departments at 5.00 % from
 * the DGFiP's list of 1 April 2025 (until 31 March 2028), the HCSF's decision of 29 September 2021. Many departments voted
 * 5.00 % later, and « 69 » holds the Rhône and the metropolis of Lyon, which vote apart: their range is shown.
 */
export const builtInCostTable: CostTable = {
  date: "2025-04-01",
  source: "Code de commerce, article A444-91 ; liste de la DGFiP pour les droits de mutation ; décision du HCSF",
  emoluments: [
    { upTo: 6_500, percent: 3.87 },
    { upTo: 17_000, percent: 1.596 },
    { upTo: 60_000, percent: 1.064 },
    { upTo: null, percent: 0.799 },
  ],
  vatPercent: 20,
  duties: {
    communePercent: 1.2,
    collectionPercent: 2.37,
    newHomePercent: 0.715,
    departments: Object.fromEntries(
      "09 17 19 21 24 28 31 34 35 41 42 44 45 49 53 54 63 74 75 77 81 88 89 91 92 93"
        .split(" ")
        .map((code) => [code, 5]),
    ),
    departmentsUntil: "2028-03-31",
    unknownDepartment: [4.5, 5],
    note: "Certains départements exonèrent les primo-accédants d’une partie des droits : demandez-le au notaire.",
  },
  securityContribution: { percent: 0.1, least: 15 },
  disbursements: [800, 1_200],
  lending: { mostEffortPercent: 35, mostYears: 25, mostYearsWithWorks: 27 },
};
