import {
  type BudgetField,
  budgetFields,
  type BudgetTexts,
  type HomeBudgetField,
  homeBudgetFields,
  type HomeBudgetTexts,
  readBudgetTexts,
} from "#app/browser-storage/budget-fields.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";

/** A buyer's means and loan; null for fields not typed. Amounts in minor units, rates in percent a year. */
export type Wishes = {
  contribution: number;
  rate: number | null;
  years: number | null;
  insurance: number | null;
  income: number | null;
  /** Whether the buyer buys a first main home. */
  isFirst: boolean;
};

/** A buyer's answers about one home; `vat` of a new home in percent. Amounts in minor units. */
export type HomeWishes = { isNew: boolean; vat: number | null; works: number; propertyTax: number | null };

/** Existing home, new home sold with VAT: values of the field « achat ». */
export const homeAges = ["ancien", "neuf"] as const;
type HomeAge = (typeof homeAges)[number];

/** The value of the ticked field « premier ». */
export const FIRST_PURCHASE = "oui";

export type BudgetProblem = "not-a-number" | "out-of-range";
type Problems<Field extends string> = Partial<Record<Field, BudgetProblem>>;

/** Common durations are 15 to 25 years: the form starts in the middle. */
export const emptyBudget: BudgetTexts = { apport: "", taux: "", duree: "20", assurance: "", revenus: "", premier: "" };
export const emptyHomeBudget: HomeBudgetTexts = { achat: "", tva: "", travaux: "", taxe: "" };

type Bounds = { least: number; most: number };

/** Fields that a buyer types; the others are chosen. */
export type TypedField = Exclude<BudgetField | HomeBudgetField, "premier" | "achat">;

const bounds: Record<TypedField, Bounds> = {
  apport: { least: 0, most: 100_000_000 },
  taux: { least: 0, most: 25 },
  // The limit of banks is in the table of costs, and `monthlyBudget` applies it.
  duree: { least: 1, most: 99 },
  assurance: { least: 0, most: 5 },
  revenus: { least: 1, most: 10_000_000 },
  tva: { least: 0, most: 25 },
  travaux: { least: 0, most: 100_000_000 },
  taxe: { least: 0, most: 1_000_000 },
};

/** Reads a budget as typed. Unreadable fields are reported, and treated as not typed. */
export function readBudget(texts: BudgetTexts): { wishes: Wishes; problems: Problems<BudgetField> } {
  const problems: Problems<BudgetField> = {};
  const wishes = {
    contribution: inMinor(readField(texts, "apport", parseAmount, problems)) ?? 0,
    rate: readField(texts, "taux", parsePercent, problems),
    years: readField(texts, "duree", parseYears, problems),
    insurance: readField(texts, "assurance", parsePercent, problems),
    income: inMinor(readField(texts, "revenus", parseAmount, problems)),
    isFirst: texts.premier === FIRST_PURCHASE,
  };
  return { wishes, problems };
}

/** Reads the fields about one home as typed. `isNew` is the default until the buyer chooses. */
export function readHomeBudget(
  texts: HomeBudgetTexts,
  { isNew }: { isNew: boolean },
): { wishes: HomeWishes; problems: Problems<HomeBudgetField> } {
  const problems: Problems<HomeBudgetField> = {};
  const wishes = {
    isNew: readHomeAge(texts.achat, { isNew }) === "neuf",
    vat: readField(texts, "tva", parsePercent, problems),
    works: inMinor(readField(texts, "travaux", parseAmount, problems)) ?? 0,
    propertyTax: inMinor(readField(texts, "taxe", parseAmount, problems)),
  };
  return { wishes, problems };
}

export const readHomeAge = (text: string, { isNew }: { isNew: boolean }): HomeAge =>
  homeAges.find((age) => age === text) ?? (isNew ? "neuf" : "ancien");

export type BudgetOfAddress = { texts: BudgetTexts; homeTexts: HomeBudgetTexts };

/** The budget in an address, with missing fields as in an empty form; null where the address has no budget. */
export function budgetOfAddress(params: URLSearchParams): BudgetOfAddress | null {
  if (![...budgetFields, ...homeBudgetFields].some((field) => params.has(field))) return null;
  return {
    texts: readBudgetTexts(budgetFields, (field) => params.get(field) ?? emptyBudget[field]),
    homeTexts: readBudgetTexts(homeBudgetFields, (field) => params.get(field)),
  };
}

function readField<Field extends keyof typeof bounds>(
  texts: Record<Field, string>,
  field: Field,
  parse: (text: string) => number,
  problems: Problems<Field>,
): number | null {
  if (texts[field].trim() === "") return null;
  const value = parse(texts[field]);
  const { least, most } = bounds[field];
  if (value >= least && value <= most) return value;
  problems[field] = Number.isNaN(value) ? "not-a-number" : "out-of-range";
  return null;
}

const inMinor = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));

function parseAmount(text: string): number {
  const typed = readTypedNumber(text);
  if (typed.ok) return typed.value;
  return typed.code === "negative" ? -1 : Number.NaN;
}

/** Parses « 3,45 » and « 3.125 % », where a separator always begins the decimals. */
function parsePercent(text: string): number {
  const match = /^(-?)(\d{1,4})(?:[.,](\d{1,4}))?$/.exec(text.replaceAll(/[\s\u00A0\u202F%]/g, ""));
  return match ? Number(`${match[1]}${match[2]}.${match[3] ?? 0}`) : Number.NaN;
}

function parseYears(text: string): number {
  const match = /^(\d{1,4})\s*(?:ans?)?$/i.exec(text.trim());
  return match ? Number(match[1]) : Number.NaN;
}
