import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { acquisitionCosts, emolumentsBeforeVat, existingHomePercent } from "./acquisition-costs.ts";

const table = builtInCostTable;
const purchase = { price: 200_000_00, departmentCode: "44", kind: "existing" as const, day: "2026-11-24" };

test("the notary's emoluments on 200,000 € are 1,995.25 € before VAT", () => {
  expect(emolumentsBeforeVat(200_000_00, table)).toBe(1_995_25);
});

test.each([
  [0, 0],
  [6_500_00, 251_55],
  [17_000_00, 419_13],
  [60_000_00, 876_65],
])("at the end of a bracket, emoluments on %i are %i", (price, emoluments) => {
  expect(emolumentsBeforeVat(price, table)).toBe(emoluments);
});

test("another table gives other emoluments: 120,000 € cost 1,577.23 € by that of 2011, as published then", () => {
  const emoluments = [
    { upTo: 6_500, percent: 4 },
    { upTo: 17_000, percent: 1.65 },
    { upTo: 30_000, percent: 1.1 },
    { upTo: null, percent: 0.825 },
  ];
  expect(
    acquisitionCosts({ ...purchase, price: 120_000_00 }, { ...table, emoluments, vatPercent: 19.6 }).emoluments,
  ).toBe(1_577_23);
});

test.each([
  [4.5, "5.807"],
  [5, "6.319"],
  [3.8, "5.090"],
])("a department's rate of %d %% gives duties of %s %%", (rate, duties) => {
  expect(existingHomePercent(rate, table).toFixed(3)).toBe(duties);
});

test("an existing home of 200,000 € in a department at 5.00 %", () => {
  expect(acquisitionCosts(purchase, table)).toEqual({
    emoluments: 2_394_30,
    duties: { min: 12_637_00, max: 12_637_00 },
    dutiesPercent: { min: 6.3185, max: 6.3185 },
    securityContribution: 200_00,
    disbursements: { min: 800_00, max: 1_200_00 },
    total: { min: 16_031_30, max: 16_431_30 },
  });
});

test("a flat of 172,000 € in Indre costs 11,900 to 12,300 € more", () => {
  const { total } = acquisitionCosts({ ...purchase, price: 172_000_00, departmentCode: "36" }, table);
  expect(total).toEqual({ min: 11_852_74, max: 12_252_74 });
});

test("a new home has duties of 0.715 % of its price without VAT in every department", () => {
  for (const departmentCode of ["06", "36", "44"]) {
    const { duties, dutiesPercent } = acquisitionCosts({ ...purchase, kind: "new", departmentCode }, table);
    expect(dutiesPercent).toEqual({ min: 0.715, max: 0.715 });
    expect(duties).toEqual({ min: 1_191_67, max: 1_191_67 });
  }
});

test("the contribution de sécurité immobilière is at least 15 €", () => {
  expect(acquisitionCosts({ ...purchase, price: 10_000_00 }, table).securityContribution).toBe(15_00);
});

test("costs are whole cents, grow with the price, and their total is the sum of their parts", () => {
  const price = fc.integer({ min: 0, max: 50_000_000_00 });
  const kinds = fc.constantFrom("existing" as const, "first" as const, "new" as const);
  fc.assert(
    fc.property(price, price, kinds, fc.constantFrom("06", "44", "974", "999"), (one, other, kind, departmentCode) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((amount) =>
        acquisitionCosts({ ...purchase, price: amount, kind, departmentCode }, table),
      );
      const { emoluments, duties, securityContribution, disbursements, total } = high!;
      expect(total.min).toBe(emoluments + duties.min + securityContribution + disbursements.min);
      expect(total.max).toBe(emoluments + duties.max + securityContribution + disbursements.max);
      expect([emoluments, duties.min, duties.max, total.max].every(Number.isInteger)).toBe(true);
      expect(duties.min).toBeLessThanOrEqual(duties.max);
      expect(low!.total.min).toBeLessThanOrEqual(total.min);
    }),
  );
});
