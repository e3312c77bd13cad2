import { cents } from "./amounts.ts";
import type { Random } from "./random.ts";

/** Price cuts as a share of the previous price. */
const [LEAST_DROP, MOST_DROP] = [0.02, 0.08];

/**
 * The earlier prices of a listing, in cents, oldest first: one listing in eight has become cheaper, once or twice, by 2 to 8 % each time.
 * `price` in whole units; `round` is the advertiser's rounding.
 */
export function drawEarlierPrices(random: Random, price: number, round: (price: number) => number): number[] {
  if (!random.chance(1 / 8)) return [];
  const last = priceBefore(random, price, round);
  return (random.chance(0.35) ? [priceBefore(random, last, round), last] : [last]).map(cents);
}

function priceBefore(random: Random, price: number, round: (price: number) => number): number {
  const exact = price / (1 - random.between(LEAST_DROP + 0.002, MOST_DROP - 0.002));
  const rounded = round(exact);
  const drop = 1 - price / rounded;
  return drop >= LEAST_DROP && drop <= MOST_DROP ? rounded : Math.round(exact);
}
