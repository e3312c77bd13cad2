/** An estimate: lowest and highest amount in minor units, the same where it is certain. */
export type AmountRange = { min: number; max: number };

export const exactly = (amount: number): AmountRange => ({ min: amount, max: amount });

export function sumOf(ranges: AmountRange[]): AmountRange {
  return ranges.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), exactly(0));
}

export const mapRange = ({ min, max }: AmountRange, change: (amount: number) => number): AmountRange => ({
  min: change(min),
  max: change(max),
});
