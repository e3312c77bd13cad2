import type { Transaction } from "#app/domain/listing.ts";

/** The figures behind all that is shown and told of prices that move. */
export const priceChangeRules = {
  /** Hours from the publication in which a change corrects a mistake. */
  correctionHours: 24,
  /** Percent of a price. Smaller drops are neither shown nor told: they would buy attention for a euro. */
  leastDropPercent: 1,
} as const;

export type PriceChangeKind = "first" | "same" | "correction" | "other-offer" | "drop" | "slight-drop" | "rise";

type Consequence = {
  /** In `listing_prices`: a further row, or a history that begins anew, now or with the publication. */
  history: "none" | "row" | "anew" | "anew-from-publication";
  /** What badge, filter and order show as a drop: the one of before, this one, or none. */
  shown: "kept" | "this" | "none";
  /** Whether people are told of a lower price. */
  isTold: boolean;
};

/** What follows from a change of a price. */
const consequences: Record<PriceChangeKind, Consequence> = {
  first: { history: "anew", shown: "none", isTold: false },
  same: { history: "none", shown: "kept", isTold: false },
  correction: { history: "anew-from-publication", shown: "none", isTold: false },
  "other-offer": { history: "anew", shown: "none", isTold: false },
  drop: { history: "row", shown: "this", isTold: true },
  "slight-drop": { history: "row", shown: "kept", isTold: false },
  rise: { history: "row", shown: "none", isTold: false },
};

type Offer = { transaction: Transaction; price: number };
type Drop = { previousPrice: number | null; priceChangedAt: Date | null };
type Before = Offer & Drop & { publishedAt: Date | null };

/** The row of `listing_prices` that a change adds; `startsAnew`: those of before go. */
export type PriceHistoryStep = { since: Date; startsAnew: boolean };

/** A change of a listing's price, and what follows from it; `step` is null where the price stays. */
export type PriceChange = { kind: PriceChangeKind; step: PriceHistoryStep | null; drop: Drop; isTold: boolean };

/** Amounts of a listing that a new price may change, in minor units. */
export const priceFigures = ["priceWithoutFees", "rentBase", "deposit"] as const;
export type PriceFigures = Partial<Record<(typeof priceFigures)[number], number>>;

/** Prices in minor units. */
export function priceChange(before: Before, after: Offer, now: Date): PriceChange {
  const kind = kindOf(before, after, now);
  const { history, shown, isTold } = consequences[kind];
  const { price, previousPrice, priceChangedAt, publishedAt } = before;
  const drops = {
    kept: { previousPrice, priceChangedAt },
    this: { previousPrice: price, priceChangedAt: now },
    none: { previousPrice: null, priceChangedAt: null },
  };
  const steps = {
    none: null,
    row: { since: now, startsAnew: false },
    anew: { since: now, startsAnew: true },
    "anew-from-publication": { since: publishedAt ?? now, startsAnew: true },
  };
  return { kind, step: steps[history], drop: drops[shown], isTold };
}

/** Whether a listing is so young that a change corrects its publication. */
export const isBeingCorrected = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt === null || now.getTime() - publishedAt.getTime() < priceChangeRules.correctionHours * HOUR_MS;

function kindOf(before: Before, after: Offer, now: Date): PriceChangeKind {
  if (before.publishedAt === null) return "first";
  const isOtherOffer = after.transaction !== before.transaction;
  if (!isOtherOffer && after.price === before.price) return "same";
  if (isBeingCorrected(before.publishedAt, now)) return "correction";
  if (isOtherOffer) return "other-offer";
  if (after.price > before.price) return "rise";
  return isDrop(before.price, after.price) ? "drop" : "slight-drop";
}

// In whole numbers: 1 % of 285,000 € is not rounded. `isDropInSql` says the same.
const isDrop = (from: number, to: number) => (from - to) * 100 >= from * priceChangeRules.leastDropPercent;

const HOUR_MS = 3_600_000;
