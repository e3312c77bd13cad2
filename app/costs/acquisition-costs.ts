import type { CostTable } from "#app/domain/cost-table.ts";
import { type AmountRange, mapRange, sumOf, exactly } from "./amount-range.ts";

/** « Frais de notaire », in minor units. */
export type AcquisitionCosts = {
  /** The notary's emoluments, with VAT. */
  emoluments: number;
  duties: AmountRange;
  /** Percent of the price, collection fee included. */
  dutiesPercent: AmountRange;
  securityContribution: number;
  disbursements: AmountRange;
  total: AmountRange;
};

export type Purchase = {
  /** Minor units, without the buyer's part of an agency's fees. */
  price: number;
  departmentCode: string;
  isNew: boolean;
  /** The day in France, such as `2026-03-14`. */
  day: string;
};

const MINOR = 100;

/** What is paid on top of a home's price; a range where the department's rate is not known. */
export function acquisitionCosts(purchase: Purchase, table: CostTable): AcquisitionCosts {
  const { price } = purchase;
  const { vatPercent, securityContribution, disbursements } = table;
  const dutiesPercent = purchase.isNew
    ? exactly(table.duties.newHomePercent)
    : mapRange(departmentPercent(purchase, table), (percent) => existingHomePercent(percent, table));
  const parts = {
    emoluments: Math.round(emolumentsBeforeVat(price, table) * (1 + vatPercent / 100)),
    duties: mapRange(dutiesPercent, (percent) => percentOf(price, percent)),
    securityContribution: Math.max(percentOf(price, securityContribution.percent), securityContribution.least * MINOR),
    disbursements: { min: disbursements[0] * MINOR, max: disbursements[1] * MINOR },
  };
  const total = sumOf([
    exactly(parts.emoluments),
    parts.duties,
    exactly(parts.securityContribution),
    parts.disbursements,
  ]);
  return { ...parts, dutiesPercent, total };
}

/** In minor units: each bracket of the price has its own rate. */
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

function departmentPercent({ departmentCode, day }: Purchase, { duties }: CostTable): AmountRange {
  const isCertain = duties.departmentsUntil === undefined || day <= duties.departmentsUntil;
  const known = isCertain ? duties.departments[departmentCode] : undefined;
  const [min, max] = known === undefined ? duties.unknownDepartment : [known, known];
  return { min, max };
}

const percentOf = (amount: number, percent: number): number => Math.round((amount * percent) / 100);
