import { dateFormat, isoDay } from "./formatters.ts";
import type { Language } from "./language.ts";

const months: Record<Language, string[]> = {
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  en: "January February March April May June July August September October November December".split(" "),
};
/** How the first day of a month is written. */
export const firstOfMonth: Record<Language, string> = { fr: "1er", en: "1" };
const DAY_LENGTH = "2026-03-14".length;

/**
 * « 3 mars 2026 », from a day such as `2026-03-03` or an ISO instant in the time of France; in English « 3 March 2026 ».
 * In French « 1er » for the first of a month. Written without `Intl` (decision 15).
 */
export function formatDate(iso: string, language: Language = "fr"): string {
  const [year, month, day] = (iso.length === DAY_LENGTH ? iso : isoDay(new Date(iso))).split("-");
  const number = Number(day);
  return `${number === 1 ? firstOfMonth[language] : number} ${months[language][Number(month) - 1]} ${year}`;
}

/** « 14:32 », in France, from an ISO instant. */
export function formatTime(iso: string): string {
  return dateFormat("fr", { hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
}
