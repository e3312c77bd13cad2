/** Parses « 2026-03-14 », as browsers send days, and « 14/03/2026 » into an ISO day; null where it is no day. */
export function readTypedDate(typed: string): string | null {
  const text = typed.trim().slice(0, 20);
  const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(text)?.groups;
  const french = /^(?<day>\d{1,2})[/. -](?<month>\d{1,2})[/. -](?<year>\d{4})$/.exec(text)?.groups;
  const parts = iso ?? french;
  if (!parts) return null;
  const day = `${parts.year}-${parts.month!.padStart(2, "0")}-${parts.day!.padStart(2, "0")}`;
  const date = new Date(`${day}T00:00:00Z`);
  // 31 February becomes a day of March: refuse a day that does not read back the same.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && Number(parts.year) >= 1900 ? day : null;
}
