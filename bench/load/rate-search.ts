type Bounds = {
  /** The first rate to try. */
  from: number;
  /** The highest rate to try. */
  most: number;
  /** Maximum gap at the end between the highest rate that holds and the lowest that does not, as a share: 0.1 for 10 %. */
  within: number;
};

/**
 * The highest rate that holds: doubles the rate until one does not hold, then halves the interval. 0 where no rate from `from × within`
 * on holds.
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
