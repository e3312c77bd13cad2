// One time zone for server and browser: the page must read the same in both.
const long = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** « 3 mars 2026 », from an ISO date or instant. « 1er » for the first of a month. */
export function formatDate(iso: string): string {
  return long.format(new Date(iso)).replace(/^1 /, "1er ");
}

const hours = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Paris" });

/** « 14:32 », in France, from an ISO instant. */
export function formatTime(iso: string): string {
  return hours.format(new Date(iso));
}
