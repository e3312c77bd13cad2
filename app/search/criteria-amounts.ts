import { readTypedNumber } from "#app/i18n/typed-number.ts";

type Amount = { ok: true; value: number } | { ok: false; code: "not-a-number" | "negative" | "too-large" };

/** Above any price of a home, in whole units of any currency. */
const MAX_AMOUNT = 2_000_000_000;

/** Reads « 250000 », « 250 000 € », « 250.000 », « 250k », « 45,5 m² » as a whole number, rounded. */
export function parseAmount(typed: string): Amount {
  const read = readTypedNumber(typed);
  if (!read.ok) return read;
  return read.value > MAX_AMOUNT ? { ok: false, code: "too-large" } : { ok: true, value: Math.round(read.value) };
}
