import {
  type BudgetField,
  budgetFields,
  type BudgetTexts,
  LONGEST_BUDGET_TEXT,
} from "#app/browser-storage/budget-fields.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";

/** What a buyer has and is offered; null where it was not typed. Amounts in minor units, rates in percent a year. */
export type Wishes = {
  contribution: number;
  rate: number | null;
  years: number | null;
  insurance: number | null;
  income: number | null;
};

/** Existing home, existing home with large works, new home sold with VAT. */
export const purchaseKinds = ["ancien", "travaux", "neuf"] as const;
export type PurchaseKind = (typeof purchaseKinds)[number];

export type BudgetProblem = "not-a-number" | "out-of-range";
export type ReadBudget = { wishes: Wishes; problems: Partial<Record<BudgetField, BudgetProblem>> };

/** Common durations are 15 to 25 years: the form starts in the middle. */
export const emptyBudget: BudgetTexts = { apport: "", taux: "", duree: "20", assurance: "", revenus: "" };

const bounds: Record<BudgetField, { least: number; most: number }> = {
  apport: { least: 0, most: 100_000_000 },
  taux: { least: 0, most: 25 },
  duree: { least: 1, most: 40 },
  assurance: { least: 0, most: 5 },
  revenus: { least: 1, most: 10_000_000 },
};

/** Reads a budget as typed. What cannot be read counts as not typed, and is reported. */
export function readBudget(texts: BudgetTexts): ReadBudget {
  const problems: ReadBudget["problems"] = {};
  const read = (field: BudgetField, parse: (text: string) => number): number | null => {
    if (texts[field].trim() === "") return null;
    const value = parse(texts[field]);
    const { least, most } = bounds[field];
    if (value >= least && value <= most) return value;
    problems[field] = Number.isNaN(value) ? "not-a-number" : "out-of-range";
    return null;
  };
  const inMinor = (amount: number | null) => (amount === null ? null : Math.round(amount * 100));
  const wishes = {
    contribution: inMinor(read("apport", parseAmount)) ?? 0,
    rate: read("taux", parsePercent),
    years: read("duree", parseYears),
    insurance: read("assurance", parsePercent),
    income: inMinor(read("revenus", parseAmount)),
  };
  return { wishes, problems };
}

/** The budget of an address; null where it has none. */
export function budgetOfAddress(params: URLSearchParams): BudgetTexts | null {
  if (!budgetFields.some((field) => params.has(field))) return null;
  const texts = budgetFields.map((field) => [field, (params.get(field) ?? "").slice(0, LONGEST_BUDGET_TEXT)]);
  return Object.fromEntries(texts) as BudgetTexts; // all fields
}

export const readPurchaseKind = (text: unknown): PurchaseKind =>
  purchaseKinds.find((kind) => kind === text) ?? "ancien";

function parseAmount(text: string): number {
  const typed = readTypedNumber(text);
  if (typed.ok) return typed.value;
  return typed.code === "negative" ? -1 : Number.NaN;
}

/** « 3,45 », « 3.125 % »: a separator is always one of decimals. */
function parsePercent(text: string): number {
  const match = /^(-?)(\d{1,4})(?:[.,](\d{1,4}))?$/.exec(text.replaceAll(/[\s\u00A0\u202F%]/g, ""));
  return match ? Number(`${match[1]}${match[2]}.${match[3] ?? 0}`) : Number.NaN;
}

function parseYears(text: string): number {
  const match = /^(\d{1,4})\s*(?:ans?)?$/i.exec(text.trim());
  return match ? Number(match[1]) : Number.NaN;
}
