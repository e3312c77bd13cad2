import { isDay } from "#app/domain/day.ts";

const ZONE = "Europe/Paris";
const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });

/** `2026-12-01T09:00`, as `<input type="datetime-local">` has it, of an ISO instant: the time in Paris. */
export const toParisTime = (iso: string | null): string =>
  iso === null ? "" : parts.format(new Date(iso)).replace(" ", "T");

/** The instant of such a time in Paris, as ISO; null where there is no such day. The hour that a change of clocks skips is the next. */
export function fromParisTime(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || !isDay(local.slice(0, 10))) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return null;
  const offsetAt = (instant: number) => Date.parse(`${toParisTime(new Date(instant).toISOString())}:00Z`) - instant;
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}
