import type { Transaction } from "#app/domain/listing.ts";

type Priced = { transaction: Transaction; price: number; previousPrice: number | null; priceChangedAt: Date | null };

/** What a new price makes of the old one: a drop shows it, a rise forgets it, the same price changes nothing. */
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
