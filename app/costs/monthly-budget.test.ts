import { expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { budgetHome, monthlyBudget } from "./monthly-budget.ts";
import type { HomeWishes, Wishes } from "./typed-budget.ts";

const sold = {
  reference: "BV1AA",
  yearBuilt: 1998,
  isLand: false,
  price: 200_000_00,
  priceWithoutFees: null,
  departmentCode: "44",
  yearlyCharges: 1_200_00,
  yearlyEnergy: { min: 780_00, max: 1_060_00 },
};
const wishes: Wishes = {
  contribution: 40_000_00,
  rate: 3.5,
  years: 20,
  insurance: 0.36,
  income: 4_000_00,
  isFirst: false,
};
const home = budgetHome(sold, builtInCostTable, "2026-11-24");
const own: HomeWishes = { isNew: false, vat: null, works: 0, propertyTax: null };
const budget = (changes: Partial<Wishes> = {}, said: Partial<HomeWishes> = {}) =>
  monthlyBudget(home, { ...own, ...said }, { ...wishes, ...changes });

test("a home costs its loan, insurance, charges and energy each month", () => {
  const { whole, borrowed, parts, monthly } = budget();
  expect(whole).toEqual({ min: 216_031_30, max: 216_431_30 });
  expect(borrowed).toEqual({ min: 176_031_30, max: 176_431_30 });
  expect(parts).toEqual([
    { key: "loan", amount: { min: 1_020_91, max: 1_023_23 } },
    { key: "insurance", amount: { min: 52_81, max: 52_93 } },
    { key: "charges", amount: { min: 100_00, max: 100_00 } },
    { key: "energy", amount: { min: 65_00, max: 88_33 } },
  ]);
  expect(monthly).toEqual({ min: 1_238_72, max: 1_264_49 });
});

test("duties do not count the buyer's part of the agency's fees, the loan does", () => {
  const withFees = budgetHome({ ...sold, priceWithoutFees: 190_000_00 }, builtInCostTable, "2026-11-24");
  const { acquisition, whole } = monthlyBudget(withFees, own, wishes);
  expect(acquisition.duties.max).toBe(12_005_15);
  expect(whole.max).toBe(200_000_00 + acquisition.total.max);
});

test("without a typed rate, the table's usual rate is used and named; without either there is no monthly cost", () => {
  const usual = budget({ rate: null });
  expect(usual.usualRate).toEqual(builtInCostTable.usualRate);
  expect(usual.parts).toEqual(budget({ rate: builtInCostTable.usualRate!.percent }).parts);
  expect([budget().usualRate, budget({ rate: null, contribution: 300_000_00 }).usualRate]).toEqual([null, null]);
  const without = budgetHome(sold, { ...builtInCostTable, usualRate: undefined }, "2026-11-24");
  const { monthly, parts, effort, borrowed } = monthlyBudget(without, own, { ...wishes, rate: null });
  expect([monthly, effort]).toEqual([null, null]);
  expect(parts.map(({ key }) => key)).toEqual(["charges", "energy"]);
  expect(borrowed.max).toBe(176_431_30);
});

test("a buyer without a loan needs no rate, and has no share of the income", () => {
  const { monthly, borrowed, effort } = budget({ contribution: 300_000_00, rate: null });
  expect(borrowed).toEqual({ min: 0, max: 0 });
  expect(monthly).toEqual({ min: 165_00, max: 188_33 });
  expect(effort).toBeNull();
});

test("loan and insurance above 35 % of the income are reported", () => {
  expect(budget().effort).toMatchObject({ most: 35, isAbove: false });
  expect(budget().effort!.percent.max).toBeCloseTo((1_076_16 / 4_000_00) * 100, 6);
  expect(budget({ income: 3_000_00 }).effort!.isAbove).toBe(true);
  expect(budget({ income: null }).effort).toBeNull();
});

test("a loan lasts 25 years at most, 27 with works or for a new home; a longer one is reported and shortened", () => {
  for (const [said, most] of [
    [{}, 25],
    [{ works: 20_000_00 }, 27],
    [{ isNew: true }, 27],
  ] as const) {
    const longest = budget({ years: most }, said);
    expect(longest.mostYears).toBeNull();
    expect(budget({ years: 40 }, said)).toEqual({ ...longest, mostYears: most });
    expect(budget({ years: most - 1 }, said).parts).not.toEqual(longest.parts);
  }
});

test("works are paid together with the home, the property tax month by month", () => {
  const { whole, borrowed, parts } = budget({ contribution: 0 }, { works: 20_000_00 });
  expect(whole).toEqual({ min: 236_031_30, max: 236_431_30 });
  expect(borrowed).toEqual(whole);
  expect(parts.some(({ key }) => key === "tax")).toBe(false);
  const taxed = budget({}, { propertyTax: 1_500_00 });
  expect(taxed.parts).toContainEqual({ key: "tax", amount: { min: 125_00, max: 125_00 } });
  expect(taxed.monthly!.min).toBe(budget().monthly!.min + 125_00);
});

test("a home built this year or later counts as new until the buyer says otherwise", () => {
  const isNew = (yearBuilt: number | null) => budgetHome({ ...sold, yearBuilt }, builtInCostTable, "2026-11-24").isNew;
  expect([null, 1998, 2025, 2026, 2028].map(isNew)).toEqual([false, false, false, true, true]);
});

test("a new home has duties on its price without VAT: 20 % unless the buyer knows another", () => {
  const { acquisition, whole } = budget({}, { isNew: true });
  expect(acquisition.duties).toEqual({ min: 1_191_67, max: 1_191_67 });
  const reduced = budget({}, { isNew: true, vat: 5.5 });
  expect(reduced.acquisition.duties).toEqual({ min: 1_355_45, max: 1_355_45 });
  expect(reduced.whole.max - whole.max).toBe(1_355_45 - 1_191_67);
  expect(budget({}, { vat: 5.5 })).toEqual({ ...budget(), vatPercent: 5.5 });
});

test("a first-time buyer pays the reduced duties, except for a plot, a new home, or if the table lacks them", () => {
  expect(budget({ isFirst: true })).toMatchObject({ kind: "first", acquisition: home.costs.first });
  expect(home.costs.first.duties.max).toBe(11_613_30);
  expect(budget({ isFirst: true }, { isNew: true }).kind).toBe("new");
  const duties = { ...builtInCostTable.duties, ordinaryMostPercent: undefined };
  for (const other of [
    budgetHome({ ...sold, isLand: true }, builtInCostTable, "2026-11-24"),
    budgetHome(sold, { ...builtInCostTable, duties }, "2026-11-24"),
  ])
    expect(monthlyBudget(other, own, { ...wishes, isFirst: true }).kind).toBe("existing");
});

test("the loan's cost is what is paid beyond the capital", () => {
  const { creditCost, borrowed } = budget({ rate: 0, insurance: null });
  expect(Math.abs(creditCost!.max)).toBeLessThanOrEqual(240);
  expect(budget({ insurance: null }).creditCost!.max).toBe(1_023_23 * 240 - borrowed.max);
});
