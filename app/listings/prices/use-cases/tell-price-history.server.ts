import { isoDay } from "#app/i18n/formatters.ts";
import type { KnownPrice } from "../listing-prices.repository.server.ts";
import type { PriceHistory } from "../price-history.ts";

/**
 * The history that a listing's page tells: the last price of each day, where it is another than before. Null where there is
 * nothing to tell, or where it does not end with the price of today: during an update, the previous release writes none.
 */
export function tellPriceHistory(
  prices: KnownPrice[],
  { price, now }: { price: number; now: Date },
): PriceHistory | null {
  if (prices.at(-1)?.price !== price) return null;
  const days = prices.map(({ since }) => isoDay(since));
  const told = prices
    .filter((_, index) => days[index] !== days[index + 1])
    .filter((one, index, all) => one.price !== all[index - 1]?.price);
  const [first, last] = [told[0], told.at(-1)];
  if (!first || !last || told.length < 2) return null;
  const start = first.since.getTime();
  const length = Math.max(now.getTime(), last.since.getTime()) - start;
  return told.map(({ since, price: amount }) => ({
    on: isoDay(since),
    amount,
    at: Math.round(((since.getTime() - start) / length) * 1_000) / 1_000,
  }));
}
