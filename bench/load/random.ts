/** Returns a number from 0 to 1, another one at each call. */
export type Random = () => number;

/** A generator with the same numbers for the same seed (Mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random moments of independent visits within a duration: `rate` a second on average. */
export function arrivals(random: Random, { rate, seconds }: { rate: number; seconds: number }): number[] {
  const moments: number[] = [];
  for (let at = gap(random, rate); at < seconds * 1000; at += gap(random, rate)) moments.push(at);
  return moments;
}

const gap = (random: Random, rate: number) => (-Math.log(1 - random()) / rate) * 1000;

export const oneOf = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)]!;

/** Draws by popularity: the second item is requested half as often as the first, the third a third (Zipf). */
export function popularOf<Item>(items: readonly Item[]): (random: Random) => Item {
  let sum = 0;
  const shares = items.map((_, index) => (sum += 1 / (index + 1)));
  return (random) => {
    const drawn = random() * sum;
    return items[shares.findIndex((share) => drawn < share)] ?? items.at(-1)!;
  };
}
