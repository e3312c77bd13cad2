/** Pseudo-random numbers, the same for the same seed on every machine. */
export type Random = {
  /** A number in [0, 1[. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number; both bounds included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item;
  /** A number around zero; nine in ten are within ±1.65. */
  normal(): number;
};

/** One independent sequence per item: item `n` does not depend on the number of items. */
export function randomFor(seed: number, stream: number): Random {
  let state = scramble(scramble(seed) ^ Math.imul(stream + 1, 0x9e3779b1));
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    return scramble(state) / 4_294_967_296;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    between: (low, high) => low + next() * (high - low),
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    weighted(items) {
      let total = 0;
      for (const [, weight] of items) total += weight;
      let rest = next() * total;
      for (const [item, weight] of items) if ((rest -= weight) < 0) return item;
      return items.at(-1)![0];
    },
    normal: () => (next() + next() + next() + next() - 2) * 1.732,
  };
}

/** Mixes the bits of a 32-bit number so that neighbours have nothing in common (MurmurHash3's last step, public domain). */
function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
