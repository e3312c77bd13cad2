import type { Language } from "./language.ts";

// One time zone for server and browser: the page must read the same in both.
const timeZone = "Europe/Paris";
const locales: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };
const madeForNumbers = new Map<string, Intl.NumberFormat>();
const madeForDates = new Map<string, Intl.DateTimeFormat>();

/** What writes numbers in other ways than `formatNumber` does. Made when it is first asked for, then kept. */
export function numberFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(madeForNumbers, language, options, () => new Intl.NumberFormat(locales[language], options));
}

/** What writes dates and times of France; made and kept likewise. */
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
  // Sweden writes days so.
  isoDays ??= new Intl.DateTimeFormat("sv-SE", { timeZone });
  return isoDays.format(moment);
}

function kept<Format>(made: Map<string, Format>, language: Language, options: object, make: () => Format): Format {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}
