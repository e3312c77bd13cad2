import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { AmountRange } from "./amount-range.ts";

type Between = (least: string, most: string) => string;

/** « 1 238 à 1 264 € », in whole euros: French rules, so French money. */
export function formatAmounts({ min, max }: AmountRange, between: Between): string {
  const [least, most] = [Math.round(min / 100), Math.round(max / 100)];
  const highest = formatPrice(most * 100, "EUR");
  return least === most ? highest : between(formatCount(least), highest);
}

/** « 5,81 à 6,32 », in percent. */
export function formatPercents({ min, max }: AmountRange, decimals: number, between: Between): string {
  const [least, most] = [formatNumber(min, decimals), formatNumber(max, decimals)];
  return least === most ? most : between(least, most);
}
