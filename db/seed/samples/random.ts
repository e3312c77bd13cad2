/** Numbers that look random and are the same for the same seed, on every machine. */
export type Random = {
  /** In [0, 1[ */
  next(): number;
  between(low: number, high: number): number;
  /** Both bounds included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** Around zero, nine in ten within ±1.65. */
  normal(): number;
};

/** One independent row of numbers per item, so that item `n` is the same however many items there are. */
export function randomFor(seed: number, stream: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(stream + 1, 0xc2b2ae35)) >>> 0;
  // mulberry32 (public domain, Tommy Ettinger)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  next();
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!;
  return {
    next,
    pick,
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    weighted(items) {
      const total = items.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [item, weight] of items) if ((rest -= weight) < 0) return item;
      return items.at(-1)![0];
    },
    normal: () => (next() + next() + next() + next() - 2) * 1.732,
  };
}
