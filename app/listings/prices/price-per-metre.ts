import type { Transaction } from "#app/domain/listing.ts";

type Priced = {
  /** The price, or the rent per month, in minor units. */
  amount: number;
  /** m² */
  area: number | null;
  transaction: Transaction | null;
};

/** Price per m², in minor units: rounded to units for a sale, to tenths for a rent. Null without an area. */
export function pricePerMetre({ amount, area, transaction }: Priced): number | null {
  if (!area) return null;
  const step = transaction === "location" ? 10 : 100;
  return Math.round(amount / area / step) * step;
}
