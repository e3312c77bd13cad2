import type { ChargesKind, FeesPayer } from "./listing-choices.ts";

/** Parts of a price, and amounts on top of it, in minor units; null where one does not apply. */
export type PriceTerms = {
  charges: number | null;
  chargesKind: ChargesKind | null;
  deposit: number | null;
  rentBase: number | null;
  rentReferenceMax: number | null;
  rentSupplement: number | null;
  tenantFees: number | null;
  inventoryFee: number | null;
  feesPayer: FeesPayer | null;
  /** The agent's fees in percent of the price without fees, tax included. */
  feesPercent: number | null;
};

/** The figures that a law of rent control requires. */
export const rentControlFields = [
  "rentBase",
  "rentReferenceMax",
  "rentSupplement",
] as const satisfies (keyof PriceTerms)[];
