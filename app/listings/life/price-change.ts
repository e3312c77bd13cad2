import type { Transaction } from "#app/domain/listing.ts";

/** Limits that decide what pages and mails say about price changes. */
export const priceChangeRules = {
  /** Hours from the publication in which a change corrects a mistake. */
  correctionHours: 24,
  /** Percent of a price. Smaller drops are neither shown nor mailed: a euro less would buy attention. */
  leastDropPercent: 1,
} as const;

export type PriceChangeKind = "first" | "same" | "correction" | "other-offer" | "drop" | "slight-drop" | "rise";

type Consequence = {
  /** The effect on `listing_prices`: a further row, or a history that begins anew, now or with the publication. */
  history: "none" | "row" | "anew" | "anew-from-publication";
  /** The drop that badge, filter and order show: the earlier one, this one, or none. */
  shown: "kept" | "this" | "none";
  /** Whether people are notified of a lower price. */
  isNotified: boolean;
};

/** The consequences of each kind of price change. */
const consequences: Record<PriceChangeKind, Consequence> = {
  first: { history: "anew", shown: "none", isNotified: false },
  same: { history: "none", shown: "kept", isNotified: false },
  correction: { history: "anew-from-publication", shown: "none", isNotified: false },
  "other-offer": { history: "anew", shown: "none", isNotified: false },
  drop: { history: "row", shown: "this", isNotified: true },
  "slight-drop": { history: "row", shown: "kept", isNotified: false },
  rise: { history: "row", shown: "none", isNotified: false },
};

type Offer = { transaction: Transaction; price: number };
type Drop = { previousPrice: number | null; priceChangedAt: Date | null };
type Before = Offer & Drop & { publishedAt: Date | null };

/** The row of `listing_prices` that a change adds; `startsAnew`: earlier rows are deleted. */
export type PriceHistoryStep = { since: Date; startsAnew: boolean };

/** A change of a listing's price with its consequences; `step` is null where the price stays. */
export type PriceChange = { kind: PriceChangeKind; step: PriceHistoryStep | null; drop: Drop; isNotified: boolean };

/** Amounts of a listing that a new price may change, in minor units. */
export const priceFigures = ["priceWithoutFees", "rentBase", "deposit"] as const;
export type PriceFigures = Partial<Record<(typeof priceFigures)[number], number>>;

/** Prices in minor units. */
export function priceChange(before: Before, after: Offer, now: Date): PriceChange {
  const kind = kindOf(before, after, now);
  const { history, shown, isNotified } = consequences[kind];
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
  return { kind, step: steps[history], drop: drops[shown], isNotified };
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

// In whole numbers: 1 % of 285,000 € is not rounded. `isDropInSql` has the same rule.
const isDrop = (from: number, to: number) => (from - to) * 100 >= from * priceChangeRules.leastDropPercent;

const HOUR_MS = 3_600_000;
