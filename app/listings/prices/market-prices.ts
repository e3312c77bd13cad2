/** Least homes on show in a place for a comparison of prices: two in each quarter. */
export const LEAST_COMPARED = 8;

/** Quantiles of prices per m², in minor units. */
export type MarketQuantiles = { p10: number; p25: number; p50: number; p75: number; p90: number };

/** Prices per m² of similar homes: in the same commune or arrondissement, else in its city, else in the department. */
export type MarketPrices = MarketQuantiles & {
  area: "commune" | "city" | "department";
  /** The name of the city, where its arrondissement has too few homes; else null. */
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

/** Room beside the drawn range, as a share of the range. */
const MARGIN = 0.25;

/**
 * The positions of amounts on a drawing from a little below the 10th to a little above the 90th percentile, in percent of the
 * width. Amounts outside are placed at the edge.
 */
export function marketScale({ p10, p50, p90 }: MarketQuantiles): (amount: number) => number {
  // Where all homes cost the same, a tenth of that price is the range.
  const range = Math.max(p90 - p10, p50 * 0.1, 1);
  const [from, width] = [p10 - MARGIN * range, (1 + 2 * MARGIN) * range];
  return (amount) => Math.round(Math.min(100, Math.max(0, ((amount - from) / width) * 100)) * 10) / 10;
}
