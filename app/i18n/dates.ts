import type { Language } from "./language.ts";

// One time zone for server and browser: the page must read the same in both.
const timeZone = "Europe/Paris";
const long: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone }),
};

/** « 3 mars 2026 », from an ISO date or instant; in English « 3 March 2026 ». In French « 1er » for the first of a month. */
export function formatDate(iso: string, language: Language = "fr"): string {
  const text = long[language].format(new Date(iso));
  return language === "fr" ? text.replace(/^1 /, "1er ") : text;
}

const hours = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Paris" });

/** « 14:32 », in France, from an ISO instant. */
export function formatTime(iso: string): string {
  return hours.format(new Date(iso));
}
