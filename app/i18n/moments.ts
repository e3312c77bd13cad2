import { firstOfMonth } from "./dates.ts";
import { dateFormat, isoDay } from "./formatters.ts";
import type { Language } from "./language.ts";

const DAY_MS = 86_400_000;

const wordsOf: Record<Language, { today: string; yesterday: string; on: string; at: string }> = {
  fr: { today: "aujourd’hui", yesterday: "hier", on: "le ", at: "à" },
  en: { today: "today", yesterday: "yesterday", on: "on ", at: "at" },
};

/**
 * « aujourd’hui à 14:32 », « hier à 14:32 », « le 12 mars à 09:05 », « le 12 mars 2025 à 09:05 », from ISO instants.
 * `now` comes from the server, so that the browser renders the same.
 */
export function formatMoment(iso: string, { now, language }: { now: string; language: Language }): string {
  const [moment, present] = [new Date(iso), new Date(now)];
  const write = (options: Intl.DateTimeFormatOptions) => dateFormat(language, options).format(moment);
  const [date, today] = [isoDay(moment), isoDay(present)];
  // From noon, so that days of 23 or 25 hours give the right day.
  const yesterday = isoDay(new Date(Date.parse(`${today}T12:00:00Z`) - DAY_MS));
  const words = wordsOf[language];
  const at = `${words.at}\u00A0${write({ hour: "2-digit", minute: "2-digit" })}`;
  if (date === today) return `${words.today} ${at}`;
  if (date === yesterday) return `${words.yesterday} ${at}`;
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const written = write(isThisYear ? { day: "numeric", month: "long" } : { dateStyle: "long" });
  return `${words.on}${written.replace(/^1 /, `${firstOfMonth[language]} `)} ${at}`;
}
