/** What a price includes and what comes on top of it, in minor units; null where it does not apply. */
export type PriceTerms = {
  charges: number | null;
  chargesKind: "forfait" | "provisions" | null;
  deposit: number | null;
  rentBase: number | null;
  rentReferenceMax: number | null;
  rentSupplement: number | null;
  tenantFees: number | null;
  inventoryFee: number | null;
  feesPayer: "acquereur" | "vendeur" | "partage" | null;
  /** TTC, of the price without fees. */
  feesPercent: number | null;
};
