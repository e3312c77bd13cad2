type Bounds = {
  /** The first rate that is tried. */
  from: number;
  /** No higher one is tried. */
  most: number;
  /** How close the highest that holds and the lowest that does not may lie at the end, as a share: 0.1 for 10 %. */
  within: number;
};

/**
 * The highest rate that holds: doubled until one does not, then halfway between the two, again and again. 0 where none
 * from `from × within` on holds.
 */
export async function findHighestRate(
  holds: (rate: number) => Promise<boolean>,
  { from, most, within }: Bounds,
): Promise<number> {
  let held = 0;
  let rate = from;
  while (await holds(rate)) {
    held = rate;
    if (rate >= most) return held;
    rate = Math.min(most, rate * 2);
  }
  let failed = rate;
  while (failed - held > Math.max(held, from) * within) {
    const middle = Math.round((held + failed) / 2);
    if (middle === held || middle === failed) break;
    if (await holds(middle)) held = middle;
    else failed = middle;
  }
  return held;
}
