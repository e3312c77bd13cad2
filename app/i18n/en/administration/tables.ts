import type { tableWords } from "#app/i18n/fr/administration/tables.ts";
import type { Words } from "#app/i18n/words.ts";

const fields: Record<string, string> = {
  date: "Date",
  source: "Source",
  note: "Note",
  from: "First day",
  until: "Last day",
  "emoluments.upTo": "Emoluments, end of bracket (€)",
  "emoluments.percent": "Emoluments, rate of bracket (%)",
  vatPercent: "VAT (%)",
  "duties.communePercent": "Duties, the commune’s part (%)",
  "duties.collectionPercent": "Duties, cost of collection (%)",
  "duties.newHomePercent": "Duties of a new home (%)",
  "duties.departments": "Duties, the department’s part (%)",
  "duties.departmentsUntil": "Last day of raised rates",
  "duties.ordinaryMostPercent": "Highest part without the raise (%)",
  "duties.firstPurchase": "The department’s part, first purchase (%)",
  "duties.departmentNotes": "Note of the department",
  "duties.unknownDepartment": "Part of an unknown department (%)",
  "duties.note": "Note on duties",
  "securityContribution.percent": "Security contribution (%)",
  "securityContribution.least": "Security contribution, minimum (€)",
  disbursements: "Disbursements (€)",
  "lending.mostEffortPercent": "Highest share of income (%)",
  "lending.mostYears": "Longest loan (years)",
  "lending.mostYearsWithWorks": "Longest loan with works (years)",
  "usualRate.percent": "Usual rate (%)",
  "usualRate.date": "Usual rate, as of",
  "usualRate.source": "Usual rate, source",
};

export const enTableWords: Words<typeof tableWords> = {
  back: "Back to the settings",
  change: "Replace the costs of buying",
  changeLaw: "Change rent control",
  origins: {
    office: "Saved in the back office.",
    file: (setting) => `Read from the file of ${setting} at the start.`,
    builtIn: "Delivered with the portal.",
  },
  costs: {
    title: "Costs of buying",
    intro: "The table by which sales estimate costs and budget. It is used once it is saved, without a restart.",
  },
  rentControl: {
    title: "Rent control",
    intro:
      "If a law prolongs rent control in mainland France, write its first day, last day and source here. The period joins those of " +
      "the laws delivered, and is used once it is saved, without a restart.",
    none: {
      metropole: "On the mainland no period of rent control holds today: nothing is asked or shown.",
      "outre-mer": "Overseas no period of rent control holds today: nothing is asked or shown.",
    },
  },
  file: "JSON file",
  fileHint: "If one is chosen, it replaces the text below.",
  text: "Text in JSON",
  textHint: "You may also correct it here.",
  noText: 'Example: {"from": "2027-01-01", "until": "2029-12-31", "source": "loi n° 2026-0000 du 20 décembre 2026"}',
  problem: (problem) => `What is wrong, in French: ce texte ${problem}.`,
  fileProblems: {
    encoding: "This file is no text in UTF-8. Save it in that encoding, or paste its text below.",
    size: "This file is too large for such a table: 500 kB at most.",
  },
  changes: "What changes",
  noChange: "Nothing changes: this is what is in use.",
  more: (count) => `And ${count} more differences.`,
  place: "What",
  before: "In use",
  after: "New",
  row: (field, row) => `${field}: ${row}`,
  nothing: "nothing",
  noEnd: "no end",
  between: (least, most) => `${least} to ${most}`,
  fields,
};
