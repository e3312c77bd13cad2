import type { ChargesKind, FeesPayer } from "./listing-choices.ts";

/** What a price includes, and what is added, in minor units; null where it does not apply. */
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
  /** In percent of the price without fees, tax included. */
  feesPercent: number | null;
};

/** The figures that a law of rent control asks for. */
export const rentControlFields = [
  "rentBase",
  "rentReferenceMax",
  "rentSupplement",
] as const satisfies (keyof PriceTerms)[];
