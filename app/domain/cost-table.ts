/** The costs of buying a home in France, and the limits of banks. Amounts in euros, as an operator writes them; rates in percent. */
export type CostTable = {
  /** The day from which the figures hold, such as `2026-03-14`; printed. */
  date: string;
  /** The source of the figures; printed. */
  source: string;
  /** A further sentence for buyers. */
  note?: string | undefined;
  /** The notary's emoluments before VAT, by brackets of the price; the last one has no end. */
  emoluments: { upTo: number | null; percent: number }[];
  /** VAT on the notary's emoluments; also on a new home's price, unless the buyer knows another rate. */
  vatPercent: number;
  /** Transfer duties. */
  duties: {
    communePercent: number;
    /** The collection fee, in percent of the department's part. */
    collectionPercent: number;
    /** All duties on a new home, in percent of the price without VAT. */
    newHomePercent: number;
    /** The department's part, by the department's code; lowest and highest where sources differ. */
    departments: Record<string, DepartmentRate>;
    /** The last day of the law that lets departments ask more than `ordinaryMostPercent`; without that field, of all rates. */
    departmentsUntil?: string | undefined;
    /** The highest rate of a department without that law. First-time buyers of their main home never pay more. */
    ordinaryMostPercent?: number | undefined;
    /** The department's part for first-time buyers, where it is lower still. */
    firstPurchase?: Record<string, number> | undefined;
    /** A sentence for buyers of an existing home or a plot in one department, by its code. */
    departmentNotes?: Record<string, string> | undefined;
    /** Lowest and highest rate where the department is not known. */
    unknownDepartment: [number, number];
    /** A sentence for people who pay the duties in full: buyers of an existing home or a plot without VAT. */
    note?: string | undefined;
  };
  securityContribution: { percent: number; least: number };
  /** Lowest and highest estimate. */
  disbursements: [number, number];
  /** The rule of the Haut Conseil de stabilité financière. */
  lending: { mostEffortPercent: number; mostYears: number; mostYearsWithWorks: number };
  /** The rate of a loan until a visitor types one; without either, nothing is computed. */
  usualRate?: UsualRate | undefined;
};

export type DepartmentRate = number | [least: number, most: number];

/** `percent` a year, without insurance; `date`: the day on which `source` published the rate. */
export type UsualRate = { percent: number; date: string; source: string };

/** Departments that ask 5.00 %: all that have no rate of their own in the table. */
const DEPARTMENTS_AT_FIVE =
  "01 02 03 04 08 09 10 11 12 13 14 15 17 18 19 21 22 23 24 25 27 28 29 2A 2B 30 31 32 33 34 35 37 38 39 40 41 42 43 44 45 46 47 49 50 51 52 53 54 55 56 57 58 59 61 62 63 64 66 67 68 69 70 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 972 973";
const DEPARTMENTS_AT_FOUR_AND_A_HALF = "05 06 07 16 26 48 60 65 71 971";

const ratesOf = (codes: string, percent: number) =>
  Object.fromEntries(codes.split(" ").map((code): [string, DepartmentRate] => [code, percent]));

/**
 * Emoluments: Code de commerce, A444-91, 1 January 2021. Duties: DGFiP, 1 June 2026, by three secondary readings; finance law for 2025,
 * article 116, until 31 March 2028, not for first-time buyers. Lending: HCSF, 29 September 2021. Rate: latest average of all durations.
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
