/** A limited amount, shared out to visitors: none gets more than its share. */
export type Shares = {
  /** Takes an amount; false, and takes nothing, where it is not available or exceeds the visitor's share. */
  take(visitor: string, amount?: number): boolean;
  giveBack(visitor: string, amount?: number): void;
};

export function sharesOf({ all, ofOne }: { all: number; ofOne: number }): Shares {
  const taken = new Map<string, number>();
  let total = 0;
  return {
    take(visitor, amount = 1) {
      const own = (taken.get(visitor) ?? 0) + amount;
      if (own > ofOne || total + amount > all) return false;
      total += amount;
      taken.set(visitor, own);
      return true;
    },
    giveBack(visitor, amount = 1) {
      const own = (taken.get(visitor) ?? 0) - amount;
      total -= amount;
      if (own > 0) taken.set(visitor, own);
      else taken.delete(visitor);
    },
  };
}
