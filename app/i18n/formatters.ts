import type { Language } from "./language.ts";

// A fixed time zone: server and browser must render the same text.
const timeZone = "Europe/Paris";
const locales: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };
const madeForNumbers = new Map<string, Intl.NumberFormat>();
const madeForDates = new Map<string, Intl.DateTimeFormat>();

/** Formatter for numbers that `formatNumber` cannot write. Created on first use, then cached. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(madeForNumbers, language, options, () => new Intl.NumberFormat(locales[language], options));
}

/** Formatter for dates and times of France; cached likewise. */
export function dateFormat(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(
    madeForDates,
    language,
    options,
    () => new Intl.DateTimeFormat(locales[language], { timeZone, ...options }),
  );
}

let isoDays: Intl.DateTimeFormat | undefined;

/** The day in France, as `2026-03-14`. */
export function isoDay(moment: Date): string {
  // Swedish dates have that format.
  isoDays ??= new Intl.DateTimeFormat("sv-SE", { timeZone });
  return isoDays.format(moment);
}

function kept<Format>(made: Map<string, Format>, language: Language, options: object, make: () => Format): Format {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
