import type { Transaction } from "#app/domain/listing.ts";
import { type UnusualFactor, unusualFactor } from "#app/domain/unusual-price.ts";

/** A price, in minor units, that is many times the previous one: published only once its author confirms it. */
export type UnusualPrice = { transaction: Transaction; from: number; to: number; factor: UnusualFactor };

type Offer = { transaction: Transaction; price: number };

/** Null for a usual change, and between a sale and a rental, whose prices do not compare. */
export function unusualPrice(before: Offer, after: Offer): UnusualPrice | null {
  const factor = before.transaction === after.transaction ? unusualFactor(before.price, after.price) : null;
  return factor && { transaction: after.transaction, from: before.price, to: after.price, factor };
}
