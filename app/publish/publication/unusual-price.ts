import type { Transaction } from "#app/domain/listing.ts";
import { type UnusualFactor, unusualFactor } from "#app/domain/unusual-price.ts";

/** A price, in minor units, that is many times the one before: it is published once its author confirms it. */
export type UnusualPrice = { transaction: Transaction; from: number; to: number; factor: UnusualFactor };

type Offer = { transaction: Transaction; price: number };

/** Null for a usual change. A home that is let instead of sold has another kind of price. */
export function unusualPrice(before: Offer, after: Offer): UnusualPrice | null {
  const factor = before.transaction === after.transaction ? unusualFactor(before.price, after.price) : null;
  return factor && { transaction: after.transaction, from: before.price, to: after.price, factor };
}
