import type { PriceTerms } from "#app/domain/price-terms.ts";

/** Amounts in minor units (cents); null where they do not apply. */
export type HomePrice = PriceTerms & {
  price: number;
  /** The earlier prices, oldest first. */
  earlierPrices: number[];
  priceWithoutFees: number | null;
  coproprieteLots: number | null;
  coproprieteAnnualCharges: number | null;
};

export const noPrice = {
  earlierPrices: [],
  charges: null,
  chargesKind: null,
  deposit: null,
  rentBase: null,
  rentReferenceMax: null,
  rentSupplement: null,
  tenantFees: null,
  inventoryFee: null,
  feesPayer: null,
  feesPercent: null,
  priceWithoutFees: null,
  coproprieteLots: null,
  coproprieteAnnualCharges: null,
} satisfies Partial<HomePrice>;

export const cents = (euros: number) => Math.round(euros * 100);
export const roundTo = (value: number, step: number) => Math.round(value / step) * step;
