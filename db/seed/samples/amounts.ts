/** Amounts in minor units (cents); null where they do not apply. */
export type HomePrice = {
  price: number;
  previousPrice: number | null;
  charges: number | null;
  chargesKind: "forfait" | "provisions" | null;
  deposit: number | null;
  rentBase: number | null;
  rentReferenceMax: number | null;
  rentSupplement: number | null;
  tenantFees: number | null;
  inventoryFee: number | null;
  feesPayer: "acquereur" | "vendeur" | "partage" | null;
  feesPercent: number | null;
  priceWithoutFees: number | null;
  coproprieteLots: number | null;
  coproprieteAnnualCharges: number | null;
};

export const noPrice = {
  previousPrice: null, charges: null, chargesKind: null, deposit: null, rentBase: null, rentReferenceMax: null, rentSupplement: null,
  tenantFees: null, inventoryFee: null, feesPayer: null, feesPercent: null, priceWithoutFees: null, coproprieteLots: null,
  coproprieteAnnualCharges: null,
} satisfies Partial<HomePrice>;

export const cents = (euros: number) => Math.round(euros * 100);
export const roundTo = (value: number, step: number) => Math.round(value / step) * step;
