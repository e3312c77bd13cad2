/** The storage key of a budget. In a file of its own, because every page loads the code that deletes it. */
export const BUDGET_KEY = "bienvu:budget";
