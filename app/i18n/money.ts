import type { Currency } from "#app/domain/currency.ts";
import { formatNumber } from "./numbers.ts";

const MINOR_PER_UNIT = 100;

/**
 * An amount in minor units in French: « 285 000 € », with narrow no-break spaces, and cents only where there are some.
 * Dollars keep the specification's form: « $670 ».
 */
export function formatPrice(minorUnits: number, currency: Currency): string {
  const amount = formatNumber(minorUnits / MINOR_PER_UNIT, 2, { least: minorUnits % MINOR_PER_UNIT === 0 ? 0 : 2 });
  return currency === "USD" ? `$${amount}` : `${amount}\u00A0${symbols[currency]}`;
}

const symbols: Record<Exclude<Currency, "USD">, string> = {
  EUR: "€",
  CHF: "CHF",
  CAD: "$ CA",
  XOF: "F CFA",
  MAD: "DH",
};
