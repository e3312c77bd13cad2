import type { ChargesKind, FeesPayer } from "./listing-choices.ts";

/** What a price includes and what comes on top of it, in minor units; null where it does not apply. */
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
  /** TTC, of the price without fees. */
  feesPercent: number | null;
};
