import type { Transaction } from "#app/domain/listing.ts";

type Priced = { transaction: Transaction; price: number; previousPrice: number | null; priceChangedAt: Date | null };

/** The previous price after a change: a drop stores the old price, a rise clears it, the same price changes nothing. */
export function priceHistory(
  before: Priced,
  after: { transaction: Transaction; price: number },
  now: Date,
): Pick<Priced, "previousPrice" | "priceChangedAt"> {
  if (after.transaction !== before.transaction || after.price > before.price)
    return { previousPrice: null, priceChangedAt: null };
  if (after.price < before.price) return { previousPrice: before.price, priceChangedAt: now };
  return { previousPrice: before.previousPrice, priceChangedAt: before.priceChangedAt };
}
