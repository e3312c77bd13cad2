import type { Transaction } from "#app/domain/listing.ts";

type Priced = {
  /** In minor units; a rent's per month. */
  amount: number;
  /** m² */
  area: number | null;
  transaction: Transaction | null;
};

/** What a square metre comes to, in minor units: whole units of a sale, tenths of a rent. Null where no area is known. */
export function pricePerMetre({ amount, area, transaction }: Priced): number | null {
  if (!area) return null;
  const step = transaction === "location" ? 10 : 100;
  return Math.round(amount / area / step) * step;
}
