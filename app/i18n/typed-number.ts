type TypedNumber = { ok: true; value: number } | { ok: false; code: "not-a-number" | "negative" };

/** Parses a number as people type it: « 250000 », « 250 000 € », « 250.000 », « 250k », « 45,5 m² ». Never throws. */
export function readTypedNumber(typed: string): TypedNumber {
  const text = typed
    .slice(0, 60)
    .toLowerCase()
    .replaceAll(/[\s\u00A0\u202F'_]|€|eur(os?)?|m²|m2|\$/g, "");
  const match = /^(?<sign>[-−+]?)(?<digits>\d[\d.,]*)(?<thousand>k)?$/.exec(text);
  if (!match?.groups) return { ok: false, code: "not-a-number" };
  const value = toNumber(match.groups.digits!) * (match.groups.thousand ? 1000 : 1);
  if (!Number.isFinite(value)) return { ok: false, code: "not-a-number" };
  if (/[-−]/.test(match.groups.sign!) && value > 0) return { ok: false, code: "negative" };
  return { ok: true, value };
}

// A separator before groups of three digits separates thousands; before one or two digits, decimals.
function toNumber(digits: string): number {
  if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) return Number(digits.replaceAll(/[.,]/g, ""));
  if (/^\d+([.,]\d{1,2})?$/.test(digits)) return Number(digits.replace(",", "."));
  return Number.NaN;
}
