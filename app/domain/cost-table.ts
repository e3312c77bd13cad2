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
  /** Of the notary's emoluments; also of a new home's price, unless the buyer knows another. */
  vatPercent: number;
  /** Transfer duties. */
  duties: {
    communePercent: number;
    /** Of the department's part. */
    collectionPercent: number;
    /** All of them, on a new home: of its price without VAT. */
    newHomePercent: number;
    /** The department's part, by its code; lowest and highest where sources differ. */
    departments: Record<string, DepartmentRate>;
    /** The last day of the law by which departments ask more than `ordinaryMostPercent`; without that, of all rates. */
    departmentsUntil?: string | undefined;
    /** What departments may ask without that law. First-time buyers of their main home never pay more. */
    ordinaryMostPercent?: number | undefined;
    /** The department's part for these buyers, where it is lower still. */
    firstPurchase?: Record<string, number> | undefined;
    /** A sentence for buyers of an existing home or a plot in one department, by its code. */
    departmentNotes?: Record<string, string> | undefined;
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
  /** What loans usually cost, until a visitor types a rate; nothing is computed without a rate where there is none. */
  usualRate?: UsualRate | undefined;
};

export type DepartmentRate = number | [least: number, most: number];

/** `percent` a year, without insurance; `date`: the day on which `source` said so. */
export type UsualRate = { percent: number; date: string; source: string };

/** Departments that ask 5.00 %: all but those whose own rate is below. */
const DEPARTMENTS_AT_FIVE =
  "01 02 03 04 08 09 10 11 12 13 14 15 17 18 19 21 22 23 24 25 27 28 29 2A 2B 30 31 32 33 34 35 37 38 39 40 41 42 43 44 45 46 47 49 50 51 52 53 54 55 56 57 58 59 61 62 63 64 66 67 68 69 70 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 972 973";
const DEPARTMENTS_AT_FOUR_AND_A_HALF = "05 06 07 16 26 48 60 65 71 971";

const ratesOf = (codes: string, percent: number) =>
  Object.fromEntries(codes.split(" ").map((code): [string, DepartmentRate] => [code, percent]));

/**
 * Emoluments of 1 January 2021 (Code de commerce, A444-91); duties by the DGFiP's table of 1 June 2026, as three secondary
 * readings give it; article 116 of the finance law for 2025 (until 31 March 2028, not for first-time buyers); the HCSF's
 * decision of 29 September 2021. The usual rate is an average over all durations, the latest that was found.
 */
export const builtInCostTable: CostTable = {
  date: "2026-06-01",
  source:
    "Code de commerce, article A444-91 ; barème de la DGFiP pour les droits de mutation, d’après trois lectures ; loi de finances pour 2025, article 116 ; décision du HCSF",
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
    departments: {
      ...ratesOf(DEPARTMENTS_AT_FIVE, 5),
      ...ratesOf(DEPARTMENTS_AT_FOUR_AND_A_HALF, 4.5),
      "36": 3.8,
      "974": [4.5, 5],
      "976": [3.8, 4.5],
    },
    departmentsUntil: "2028-03-31",
    ordinaryMostPercent: 4.5,
    firstPurchase: { "65": 3.8 },
    departmentNotes: {
      "14": unreadRegime("Le Calvados"),
      "73": unreadRegime("La Savoie"),
      "974": differingReadings("La Réunion", "5 %", "4,5 %"),
      "976": differingReadings("Mayotte", "4,5 %", "3,8 %"),
    },
    unknownDepartment: [4.5, 5],
  },
  securityContribution: { percent: 0.1, least: 15 },
  disbursements: [800, 1_200],
  lending: { mostEffortPercent: 35, mostYears: 25, mostYearsWithWorks: 27 },
  usualRate: { percent: 3.25, date: "2026-03-06", source: "Observatoire Crédit Logement/CSA, moyenne de février 2026" },
};

function unreadRegime(department: string): string {
  return `${department} a un régime particulier pour les premiers achats, dont nous n’avons pas pu lire les règles : il n’est pas compté ici, demandez-le au notaire.`;
}

function differingReadings(department: string, two: string, one: string): string {
  return `${department} : sur trois lectures du barème, deux donnent ${two} pour la part du département, une ${one}. Nous montrons l’écart.`;
}
