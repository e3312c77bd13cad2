import { budgetFields, type BudgetTexts, LONGEST_BUDGET_TEXT } from "./budget-fields.ts";
import { BUDGET_KEY } from "./budget-key.ts";
import { browserStorage } from "./browser-storage.ts";

const listeners = new Set<() => void>();
let cached: { text: string | null; budget: BudgetTexts | null } = { text: null, budget: null };

/** Follows changes in other tabs too. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** What was typed on another home's page; the same object until something changes. */
export function readKeptBudget(): BudgetTexts | null {
  const text = browserStorage.read(BUDGET_KEY);
  if (text !== cached.text) cached = { text, budget: parseBudget(text) };
  return cached.budget;
}

export const readKeptBudgetOnServer = () => null;

/** Null removes it. */
export function keepBudget(budget: BudgetTexts | null): void {
  browserStorage.write(BUDGET_KEY, budget === null ? null : JSON.stringify(budget));
  for (const listener of listeners) listener();
}

/** Other scripts may write there too. */
export function parseBudget(text: string | null): BudgetTexts | null {
  try {
    const stored = JSON.parse(text ?? "null") as Record<string, unknown> | null;
    if (typeof stored !== "object" || stored === null) return null;
    const entries = budgetFields.map((field) => {
      const value = stored[field];
      return [field, typeof value === "string" ? value.slice(0, LONGEST_BUDGET_TEXT) : ""] as const;
    });
    return entries.every(([, value]) => value === "") ? null : (Object.fromEntries(entries) as BudgetTexts); // all fields
  } catch {
    return null;
  }
}
