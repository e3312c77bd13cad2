/** Where a browser keeps a budget. In a file of its own: every page loads what forgets it. */
export const BUDGET_KEY = "bienvu:budget";
