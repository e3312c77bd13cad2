import { isoDay } from "#app/i18n/formatters.ts";

/** The day in France, as `2026-03-14`. */
export const today = (clock: () => Date): string => isoDay(clock());
