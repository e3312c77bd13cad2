import { cents } from "./amounts.ts";
import type { Random } from "./random.ts";

/** As a share of the price before. */
const [LEAST_DROP, MOST_DROP] = [0.02, 0.08];

/**
 * What a listing has cost before, in cents, oldest first: one in eight has become cheaper, once or twice, by 2 to 8 % each
 * time. `price` in whole units; `round` as its advertiser rounds.
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
