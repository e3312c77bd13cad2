const paris = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });

/** The day in France, as `2026-03-14`. */
export const today = (clock: () => Date): string => paris.format(clock());
