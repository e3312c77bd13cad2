import type { RentControlPeriod, Territory } from "#app/domain/rent-control.ts";

/** Where a table comes from: saved in the back office, a file that a setting names, or the portal itself. */
export type TableOrigin = "office" | "file" | "builtIn";

/** The tables as the page of settings tells them. */
export type ShownTables = {
  costs: { date: string; source: string; origin: TableOrigin };
  /** The laws; an operator's prolongation comes last. */
  periods: RentControlPeriod[];
  /** Where that comes from; null where there is none. */
  prolongation: TableOrigin | null;
  /** Where no period holds today. */
  without: Territory[];
};
