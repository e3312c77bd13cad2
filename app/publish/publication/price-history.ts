import type { Transaction } from "#app/domain/listing.ts";

type Priced = {
  transaction: Transaction;
  price: number;
  previousPrice: number | null;
  priceChangedAt: Date | null;
  publishedAt: Date | null;
};

/** Within this time of the publication, a lower price corrects a mistake: nobody is told of a drop. */
const CORRECTION_MS = 24 * 60 * 60 * 1000;

/** The previous price after a change: a drop stores the old price, a rise or a correction clears it, the same price changes nothing. */
export function priceHistory(
  before: Priced,
  after: { transaction: Transaction; price: number },
  now: Date,
): Pick<Priced, "previousPrice" | "priceChangedAt"> {
  if (after.transaction === before.transaction && after.price === before.price)
    return { previousPrice: before.previousPrice, priceChangedAt: before.priceChangedAt };
  const isDrop = after.transaction === before.transaction && after.price < before.price;
  if (!isDrop || isCorrection(before.publishedAt, now)) return { previousPrice: null, priceChangedAt: null };
  return { previousPrice: before.price, priceChangedAt: now };
}

const isCorrection = (publishedAt: Date | null, now: Date) =>
  publishedAt === null || now.getTime() - publishedAt.getTime() < CORRECTION_MS;
