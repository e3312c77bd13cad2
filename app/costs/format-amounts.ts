import type { UsualRate } from "#app/domain/cost-table.ts";
import { formatDate } from "#app/i18n/dates.ts";
import type { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import type { budgetWords } from "#app/i18n/fr/costs/budget.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatPrice } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import type { Words } from "#app/i18n/words.ts";
import type { AmountRange } from "./amount-range.ts";

type AmountWords = Words<typeof amountWords>;

/** Euros below which ranges are rounded to tens; to hundreds from there on. */
const TENS_BELOW = 10_000;

/**
 * « 1 240 à 1 260 € », « environ 1 022 € », « 183 € »: French rules, so French money. A range is an estimate, and rounded; a range
 * narrower than its rounding is written as its middle.
 */
export function formatAmounts({ min, max }: AmountRange, { between, about }: AmountWords): string {
  const [least, most] = [min / 100, max / 100];
  if (Math.round(least) === Math.round(most)) return inEuros(Math.round(most));
  const step = most < TENS_BELOW ? 10 : 100;
  const [low, high] = [roundTo(least, step), roundTo(most, step)];
  if (most - least < step || low === high) return about(inEuros(roundTo((least + most) / 2, step / 10)));
  return between(formatCount(low), inEuros(high));
}

const inEuros = (euros: number) => formatPrice(euros * 100, "EUR");

const roundTo = (amount: number, step: number) => Math.round(amount / step) * step;

/** « taux usuel de 3,25 % relevé le 6 mars 2026 (…) ». */
export const formatUsualRate = (
  { percent, date, source }: UsualRate,
  write: Words<typeof budgetWords>["usualRate"],
): string => write({ percent: formatNumber(percent, 2), date: formatDate(date), source });

/** « 5,81 à 6,32 », in percent. */
export function formatPercents({ min, max }: AmountRange, decimals: number, { between }: AmountWords): string {
  const [least, most] = [formatNumber(min, decimals), formatNumber(max, decimals)];
  return least === most ? most : between(least, most);
}
