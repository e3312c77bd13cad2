/** Homes that a place must have on show for their prices to be compared: two in each quarter. */
export const LEAST_COMPARED = 8;

/** Quantiles of prices per m², in minor units. */
export type MarketQuantiles = { p10: number; p25: number; p50: number; p75: number; p90: number };

/** What similar homes cost per m²: in the same commune or arrondissement, else in its city, else in the department. */
export type MarketPrices = MarketQuantiles & {
  area: "commune" | "city" | "department";
  /** Of an arrondissement that has too few. */
  cityName: string | null;
  /** Homes that were compared. */
  count: number;
  /** The day in France, such as `2026-03-14`. */
  computedOn: string;
};

/** A price beside its market; `market` is null where there are too few homes to compare. */
export type MarketComparison = {
  /** Minor units per m². */
  perMetre: number;
  market: MarketPrices | null;
};

/** By how many percent a price is above (below: negative) the median of its market. */
export const percentFromMedian = (perMetre: number, { p50 }: MarketQuantiles): number =>
  Math.round((perMetre / p50 - 1) * 100);

/** Room beside the drawn range, as a part of it. */
const MARGIN = 0.25;

/**
 * Where amounts stand on a drawing from a little below the 10th to a little above the 90th percentile, in percent of its
 * width. An amount beyond stands at the edge.
 */
export function marketScale({ p10, p50, p90 }: MarketQuantiles): (amount: number) => number {
  // Where all homes cost the same, a tenth of that price is the range.
  const range = Math.max(p90 - p10, p50 * 0.1, 1);
  const [from, width] = [p10 - MARGIN * range, (1 + 2 * MARGIN) * range];
  return (amount) => Math.round(Math.min(100, Math.max(0, ((amount - from) / width) * 100)) * 10) / 10;
}
