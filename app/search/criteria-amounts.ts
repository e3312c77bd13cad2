/** Something in an address that a search cannot take as it is. */
export type CriteriaProblem = {
  code: "not-a-number" | "negative" | "too-large" | "inverted-range" | "unknown-value" | "too-long" | "too-many" | "unknown-commune" | "no-keyword";
  /** The canonical name of the parameter. */
  parameter: string;
  /** What was typed, shortened. */
  typed: string;
};

type Amount = { ok: true; value: number } | { ok: false; code: "not-a-number" | "negative" | "too-large" };

/** Above any price of a home, in whole units of any currency. */
const MAX_AMOUNT = 2_000_000_000;

/** Reads « 250000 », « 250 000 € », « 250.000 », « 250k », « 45,5 m² » as a whole number, rounded. */
export function parseAmount(typed: string): Amount {
  const text = typed.slice(0, 60).toLowerCase().replaceAll(/[\s\u00A0\u202F'_]|€|eur(os?)?|m²|m2|\$/g, "");
  const match = /^(?<sign>[-−+]?)(?<digits>\d[\d.,]*)(?<thousand>k)?$/.exec(text);
  if (!match?.groups) return { ok: false, code: "not-a-number" };
  const value = toNumber(match.groups.digits!) * (match.groups.thousand ? 1000 : 1);
  if (!Number.isFinite(value)) return { ok: false, code: "not-a-number" };
  if (/[-−]/.test(match.groups.sign!) && value > 0) return { ok: false, code: "negative" };
  if (value > MAX_AMOUNT) return { ok: false, code: "too-large" };
  return { ok: true, value: Math.round(value) };
}

// A separator before groups of three digits parts thousands; one before one or two digits, the decimals.
function toNumber(digits: string): number {
  if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[.,]/g, ""));
  if (/^\d+([.,]\d{1,2})?$/.test(digits)) return Number(digits.replace(",", "."));
  return Number.NaN;
}
