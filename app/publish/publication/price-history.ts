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

/** The row of `listing_prices` that a change adds; `startsAnew`: those of before go. */
export type PriceStep = { since: Date; startsAnew: boolean };

/**
 * What a change of a listing adds to the history of its prices; null where the price stays. A first publication and a
 * correction start it, a change between sale and rent starts it anew.
 */
export function priceStep(
  before: Pick<Priced, "transaction" | "price" | "publishedAt">,
  after: { transaction: Transaction; price: number },
  now: Date,
): PriceStep | null {
  if (before.publishedAt === null) return { since: now, startsAnew: true };
  const isSameOffer = after.transaction === before.transaction;
  if (isSameOffer && after.price === before.price) return null;
  if (isCorrection(before.publishedAt, now)) return { since: before.publishedAt, startsAnew: true };
  return { since: now, startsAnew: !isSameOffer };
}

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

/** Whether a change at `now` corrects a mistake of the publication. */
export const isCorrection = (publishedAt: Date | null, now: Date) =>
  publishedAt === null || now.getTime() - publishedAt.getTime() < CORRECTION_MS;
