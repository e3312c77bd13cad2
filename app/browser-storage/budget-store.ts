import {
  budgetFields,
  type BudgetTexts,
  homeBudgetFields,
  type HomeBudgetTexts,
  readBudgetTexts,
} from "./budget-fields.ts";
import { BUDGET_KEY } from "./budget-key.ts";
import { browserStorage } from "./browser-storage.ts";

/** A person's texts, and the texts of homes by reference, the latest last. */
export type StoredBudget = { texts: BudgetTexts; homes: ReadonlyMap<string, HomeBudgetTexts> };

/** Maximum number of homes with stored texts. */
const MOST_BUDGET_HOMES = 50;

const listeners = new Set<() => void>();
let cached: { text: string | null; budget: StoredBudget | null } = { text: null, budget: null };

/** Subscribes to changes, in other tabs too. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The stored budget; the same object until something changes. */
export function readStoredBudget(): StoredBudget | null {
  const text = browserStorage.read(BUDGET_KEY);
  if (text !== cached.text) cached = { text, budget: parseBudget(text) };
  return cached.budget;
}

export const readStoredBudgetOnServer = () => null;

/** Stores a person's texts, and the texts of the home on whose page they were typed. */
export function storeBudget({
  texts,
  reference,
  homeTexts,
}: {
  texts: BudgetTexts;
  reference: string;
  homeTexts: HomeBudgetTexts;
}): void {
  const homes = new Map(readStoredBudget()?.homes);
  homes.delete(reference);
  if (isTyped(homeTexts)) homes.set(reference, homeTexts);
  const latest = [...homes].slice(-MOST_BUDGET_HOMES);
  write(JSON.stringify({ ...texts, biens: Object.fromEntries(latest) }));
}

export const forgetBudget = (): void => write(null);

function write(text: string | null): void {
  browserStorage.write(BUDGET_KEY, text);
  for (const listener of listeners) listener();
}

/** Parses the stored text, which other scripts may write too. Null for an empty budget. */
export function parseBudget(text: string | null): StoredBudget | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (!isObject(stored)) return null;
    const texts = readBudgetTexts(budgetFields, (field) => stored[field]);
    const homes = Object.entries(isObject(stored.biens) ? stored.biens : {})
      .map(([reference, home]) => [reference, readHomeTexts(home)] as const)
      .filter(([, homeTexts]) => isTyped(homeTexts));
    return isTyped(texts) || homes.length > 0 ? { texts, homes: new Map(homes) } : null;
  } catch {
    return null;
  }
}

const readHomeTexts = (stored: unknown): HomeBudgetTexts =>
  readBudgetTexts(homeBudgetFields, (field) => (isObject(stored) ? stored[field] : null));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isTyped = (texts: Record<string, string>): boolean => Object.values(texts).some((text) => text !== "");
