import { isoDay } from "#app/i18n/formatters.ts";
import type { KnownPrice } from "../listing-prices.repository.server.ts";
import type { PriceHistory } from "../price-history.ts";

/**
 * The history that a listing's page tells; null where there is nothing to tell, or where it does not end with the price of
 * today: during an update, the previous release writes none.
 */
export function tellPriceHistory(
  prices: KnownPrice[],
  { price, now }: { price: number; now: Date },
): PriceHistory | null {
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last || prices.length < 2 || last.price !== price) return null;
  const start = first.since.getTime();
  const length = Math.max(now.getTime(), last.since.getTime()) - start;
  return prices.map(({ since, price: amount }) => ({
    on: isoDay(since),
    amount,
    at: Math.round(((since.getTime() - start) / length) * 1_000) / 1_000,
  }));
}
