import { isoDay } from "#app/i18n/formatters.ts";
import type { KnownPrice } from "../listing-prices.repository.server.ts";
import type { PriceHistory } from "../price-history.ts";

/**
 * The history on a listing's page: the last price of each day on which it changed. Null without a change, or if the history does
 * not end with today's price: during an update, the previous release writes no history.
 */
export function presentPriceHistory(
  prices: KnownPrice[],
  { price, now }: { price: number; now: Date },
): PriceHistory | null {
  if (prices.at(-1)?.price !== price) return null;
  const days = prices.map(({ since }) => isoDay(since));
  const points = prices
    .filter((_, index) => days[index] !== days[index + 1])
    .filter((one, index, all) => one.price !== all[index - 1]?.price);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) return null;
  const start = first.since.getTime();
  const length = Math.max(now.getTime(), last.since.getTime()) - start;
  return points.map(({ since, price: amount }) => ({
    on: isoDay(since),
    amount,
    at: Math.round(((since.getTime() - start) / length) * 1_000) / 1_000,
  }));
}
