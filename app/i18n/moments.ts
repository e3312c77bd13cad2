import type { Language } from "./language.ts";

// One time zone for server and browser: the page must read the same in both.
const timeZone = "Europe/Paris";
const locales: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };
const DAY_MS = 86_400_000;

const makeFormats = (locale: string) => ({
  time: new Intl.DateTimeFormat(locale, { timeZone, hour: "2-digit", minute: "2-digit" }),
  day: new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "long" }),
  dayOfYear: new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "long" }),
});
const formats = { fr: makeFormats(locales.fr), en: makeFormats(locales.en) };
// Writes days as 2026-03-12, to compare them.
const calendar = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });

/**
 * « aujourd’hui à 14:32 », « hier à 14:32 », « le 12 mars à 09:05 », « le 12 mars 2025 à 09:05 », from ISO instants.
 * `now` comes from the server, so that the browser reads the same.
 */
export function formatMoment(iso: string, { now, language }: { now: string; language: Language }): string {
  const [moment, present] = [new Date(iso), new Date(now)];
  const { time, day, dayOfYear } = formats[language];
  const [date, today] = [calendar.format(moment), calendar.format(present)];
  // From noon: a day of 23 or 25 hours changes nothing.
  const yesterday = calendar.format(new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS));
  const words =
    language === "fr"
      ? { today: "aujourd’hui", yesterday: "hier", on: "le ", at: "à" }
      : { today: "today", yesterday: "yesterday", on: "on ", at: "at" };
  const at = `${words.at}\u00A0${time.format(moment)}`;
  if (date === today) return `${words.today} ${at}`;
  if (date === yesterday) return `${words.yesterday} ${at}`;
  const written = (date.slice(0, 4) === today.slice(0, 4) ? day : dayOfYear).format(moment);
  return `${words.on}${language === "fr" ? written.replace(/^1 /, "1er ") : written} ${at}`;
}
