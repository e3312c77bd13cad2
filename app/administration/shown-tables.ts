import type { RentControlPeriod, Territory } from "#app/domain/rent-control.ts";

/** The source of a table: the back office, a file that a setting names, or the portal itself. */
export type TableOrigin = "office" | "file" | "builtIn";

/** The tables on the page of settings. */
export type ShownTables = {
  costs: { date: string; source: string; origin: TableOrigin };
  /** The laws; an operator's prolongation comes last. */
  periods: RentControlPeriod[];
  /** The source of the prolongation; null without one. */
  prolongation: TableOrigin | null;
  /** Territories without a law that applies today. */
  without: Territory[];
};
