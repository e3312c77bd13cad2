import type { CostTable } from "#app/domain/cost-table.ts";
import { type AmountRange, mapRange, sumOf, exactly } from "./amount-range.ts";
import { departmentPercent, type ExistingPurchase } from "./department-percent.ts";

/** « Frais de notaire », in minor units. */
export type AcquisitionCosts = {
  /** The notary's emoluments, with VAT. */
  emoluments: number;
  duties: AmountRange;
  /** All duties, collection fee included, in percent of the price; for a new home, of the price without VAT. */
  dutiesPercent: AmountRange;
  securityContribution: number;
  disbursements: AmountRange;
  total: AmountRange;
};

/** A new home is sold with VAT. */
export type PurchaseKind = ExistingPurchase | "new";

type Purchase = {
  /** The price in minor units, without the buyer's part of an agency's fees. */
  price: number;
  departmentCode: string;
  kind: PurchaseKind;
  /** The day in France, such as `2026-03-14`. */
  day: string;
};

const MINOR = 100;

/** The costs on top of a home's price; a range where the department's rate is not known. */
export function acquisitionCosts(purchase: Purchase, table: CostTable): AcquisitionCosts {
  const { price, kind } = purchase;
  const { vatPercent, securityContribution, disbursements } = table;
  const dutiesPercent =
    kind === "new"
      ? exactly(table.duties.newHomePercent)
      : mapRange(departmentPercent({ ...purchase, kind }, table.duties).percent, (percent) =>
          existingHomePercent(percent, table),
        );
  return withTotal({
    emoluments: Math.round(emolumentsBeforeVat(price, table) * (1 + vatPercent / 100)),
    duties:
      kind === "new"
        ? newHomeDuties(price, { percent: dutiesPercent.min, vatPercent })
        : mapRange(dutiesPercent, (percent) => percentOf(price, percent)),
    dutiesPercent,
    securityContribution: Math.max(percentOf(price, securityContribution.percent), securityContribution.least * MINOR),
    disbursements: { min: disbursements[0] * MINOR, max: disbursements[1] * MINOR },
  });
}

/** Duties on a new home at a price with VAT, in minor units: a percentage of the price without it. */
export const newHomeDuties = (
  price: number,
  { percent, vatPercent }: { percent: number; vatPercent: number },
): AmountRange => exactly(percentOf(price / (1 + vatPercent / 100), percent));

/** The same costs with their sum. */
export function withTotal(parts: Omit<AcquisitionCosts, "total">): AcquisitionCosts {
  const { emoluments, duties, securityContribution, disbursements } = parts;
  return { ...parts, total: sumOf([exactly(emoluments), duties, exactly(securityContribution), disbursements]) };
}

/** The notary's emoluments before VAT, in minor units: each bracket of the price has its own rate. */
export function emolumentsBeforeVat(price: number, { emoluments }: Pick<CostTable, "emoluments">): number {
  let sum = 0;
  let from = 0;
  for (const { upTo, percent } of emoluments) {
    const end = upTo === null ? Infinity : upTo * MINOR;
    sum += (Math.max(0, Math.min(price, end) - from) * percent) / 100;
    from = end;
  }
  return Math.round(sum);
}

/** All duties on an existing home, in percent of its price, at a department's rate: 4.50 gives 5.80665. */
export const existingHomePercent = (departmentRate: number, { duties }: Pick<CostTable, "duties">): number =>
  Number((departmentRate * (1 + duties.collectionPercent / 100) + duties.communePercent).toFixed(6));

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
