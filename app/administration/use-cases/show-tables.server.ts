import { territoriesWithout } from "#app/domain/rent-control.ts";
import { isoDay } from "#app/i18n/formatters.ts";
import type { Platform } from "#app/platform/context.ts";
import { findDocument } from "#app/platform/documents/site-documents.repository.server.ts";
import { COSTS_DOCUMENT } from "#app/platform/documents/read-cost-table.server.ts";
import { RENT_CONTROL_DOCUMENT } from "#app/platform/documents/read-rent-control.server.ts";
import type { ShownTables, TableOrigin } from "../shown-tables.ts";

type Needs = Pick<Platform, "db" | "env" | "clock" | "costs" | "prolongation" | "rentControlPeriods">;

/** The tables in force, with their sources. */
export async function showTables(platform: Needs): Promise<ShownTables> {
  const { db, env, clock } = platform;
  const [costs, prolongation, periods, savedCosts, savedPeriod] = await Promise.all([
    platform.costs(),
    platform.prolongation(),
    platform.rentControlPeriods(),
    findDocument(db, COSTS_DOCUMENT),
    findDocument(db, RENT_CONTROL_DOCUMENT),
  ]);
  const originOf = (saved: { content: unknown } | null, file: string | undefined): TableOrigin => {
    if (saved && saved.content !== null) return "office";
    return file === undefined ? "builtIn" : "file";
  };
  return {
    costs: { date: costs.date, source: costs.source, origin: originOf(savedCosts, env.COSTS_FILE) },
    periods: periods.map(({ territory, from, until, source }) => ({ territory, from, until, source })),
    prolongation: prolongation ? originOf(savedPeriod, env.RENT_CONTROL_FILE) : null,
    without: territoriesWithout(isoDay(clock()), periods),
  };
}
