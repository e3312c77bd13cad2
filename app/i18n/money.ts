import type { Currency } from "#app/platform/env.ts";

const MINOR_PER_UNIT = 100;
const formats = new Map<Currency, Intl.NumberFormat>();

/**
 * An amount in minor units as French writes it: « 285 000 € », with narrow no-break spaces; cents only
 * where there are some. Dollars keep the specification's form: « $670 ».
 */
export function formatPrice(minorUnits: number, currency: Currency): string {
  const amount = minorUnits / MINOR_PER_UNIT;
  if (currency === "USD") return `$${formatOf(currency).format(amount)}`;
  const symbol = symbols[currency];
  return `${formatOf(currency).format(amount)}\u00A0${symbol}`;
}

const symbols: Record<Exclude<Currency, "USD">, string> = {
  EUR: "€",
  CHF: "CHF",
  CAD: "$ CA",
  XOF: "F CFA",
  MAD: "DH",
};

function formatOf(currency: Currency): Intl.NumberFormat {
  const known = formats.get(currency);
  if (known) return known;
  const made = new Intl.NumberFormat("fr-FR", {
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
    minimumFractionDigits: 2,
  });
  formats.set(currency, made);
  return made;
}
