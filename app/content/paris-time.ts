import { isDay } from "#app/domain/day.ts";

const ZONE = "Europe/Paris";
const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" });

/** The Paris time of an ISO instant in the format of `<input type="datetime-local">`: `2026-12-01T09:00`. */
export const toParisTime = (iso: string | null): string =>
  iso === null ? "" : parts.format(new Date(iso)).replace(" ", "T");

/**
 * The ISO instant of such a Paris time; null for a day that does not exist. An hour that the change of clocks skips becomes the next one.
 */
export function fromParisTime(local: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || !isDay(local.slice(0, 10))) return null;
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 16) !== local) return null;
  const offsetAt = (instant: number) => Date.parse(`${toParisTime(new Date(instant).toISOString())}:00Z`) - instant;
  const first = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(first)).toISOString();
}
