/** How far one price is from another: `times` is never below 3. */
export type UnusualFactor = { times: number; direction: "more" | "less" };

const USUAL_TIMES = 3;
/** « 285 fois » is as informative as « 285,2 fois », « 35 100 fois » as « 35 087 fois ». */
const SIGNIFICANT_DIGITS = 3;

/**
 * By what factor a price differs from the previous one, if that is most likely a typing mistake: more than three times
 * as much, or less than a third; null otherwise. Both amounts are in the same unit and above zero.
 */
export function unusualFactor(before: number, after: number): UnusualFactor | null {
  if (before <= 0 || after <= 0) return null;
  if (after > before * USUAL_TIMES) return { times: roundTimes(after / before), direction: "more" };
  if (after * USUAL_TIMES < before) return { times: roundTimes(before / after), direction: "less" };
  return null;
}

const roundTimes = (ratio: number): number => Number(Math.round(ratio).toPrecision(SIGNIFICANT_DIGITS));
