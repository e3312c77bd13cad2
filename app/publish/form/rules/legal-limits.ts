import type { EnergyClass } from "#app/domain/listing.ts";

/** Values in force from a day, such as `2025-01-01`, until the next entry of the same table. */
type Dated<Value> = { from: string; value: Value }[];

/** Letters that may no longer be let (loi du 6 juillet 1989, article 6; overseas: loi Climat et résilience, article 160). */
const lettingBans: Dated<EnergyClass[]> = [
  { from: "2025-01-01", value: ["G"] },
  { from: "2028-01-01", value: ["F", "G"] },
  { from: "2034-01-01", value: ["E", "F", "G"] },
];
const lettingBansOverseas: Dated<EnergyClass[]> = [
  { from: "2028-01-01", value: ["G"] },
  { from: "2031-01-01", value: ["F", "G"] },
];

/**
 * Caps of the fees that a tenant pays an agent, in euros per m² (décret n° 2014-890; arrêté du 17 juillet 2025): by
 * zone, and for the inventory.
 */
const tenantFeeCaps: Dated<{ veryTense: number; tense: number; elsewhere: number; inventory: number }> = [
  { from: "2014-09-15", value: { veryTense: 12, tense: 10, elsewhere: 8, inventory: 3 } },
  { from: "2026-01-01", value: { veryTense: 12.1, tense: 10.09, elsewhere: 8.07, inventory: 3.03 } },
];

/**
 * Departments with communes of the zone « A bis ». The portal does not know which communes, so the cap applies to the
 * whole department.
 */
const departmentsWithVeryTenseZone = new Set(["75", "77", "78", "91", "92", "93", "94", "95", "01", "06", "74", "83"]);

/** Earlier certificates are void (décret n° 2020-1610). */
export const FIRST_VALID_DPE = "2021-07-01";
export const DPE_YEARS = 10;

/** Maximum deposit, in months of rent without charges (loi du 6 juillet 1989, articles 22 and 25-6). */
export const depositMonths = (isFurnished: boolean): number => (isFurnished ? 2 : 1);

const isOverseas = (departmentCode: string) => departmentCode.startsWith("97");

export function isLettingBanned(
  energyClass: EnergyClass,
  { departmentCode, today }: { departmentCode: string; today: string },
): boolean {
  const table = isOverseas(departmentCode) ? lettingBansOverseas : lettingBans;
  return valueOn(table, today)?.includes(energyClass) ?? false;
}

/** The fees, in minor units, above which no zone of the department allows them; below, zones still differ. */
export function mostTenantFees({
  livingArea,
  departmentCode,
  today,
}: {
  livingArea: number;
  departmentCode: string;
  today: string;
}) {
  const caps = valueOn(tenantFeeCaps, today)!; // the table starts before the portal existed
  const perMetre = departmentsWithVeryTenseZone.has(departmentCode) ? caps.veryTense : caps.tense;
  return { fees: Math.ceil(livingArea * perMetre * 100), inventory: Math.ceil(livingArea * caps.inventory * 100) };
}

/** The caps on a day, shown on pages. */
export const tenantFeeCapsOn = (today: string) => valueOn(tenantFeeCaps, today)!;

function valueOn<Value>(table: Dated<Value>, today: string): Value | undefined {
  return table.findLast(({ from }) => from <= today)?.value;
}
