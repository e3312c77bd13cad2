import type { CostTable } from "#app/domain/cost-table.ts";
import { acquisitionCosts, type AcquisitionCosts } from "./acquisition-costs.ts";
import { type AmountRange, exactly, mapRange, sumOf } from "./amount-range.ts";
import { monthlyInsurance, monthlyPayment } from "./loan.ts";
import type { PurchaseKind, Wishes } from "./typed-budget.ts";

/** A home for sale, as its budget needs it. Sent to browsers. Amounts in minor units. */
export type BudgetHome = {
  price: number;
  /** Without the buyer's part of an agency's fees: what duties are computed on. */
  priceWithoutFees: number;
  existing: AcquisitionCosts;
  new: AcquisitionCosts;
  yearlyCharges: number | null;
  yearlyEnergy: AmountRange | null;
  table: Pick<CostTable, "date" | "source" | "note" | "lending"> & {
    /** The department's part of duties where its own is not known, in percent. */
    unknownDepartment: AmountRange;
  };
};

type Sold = Pick<BudgetHome, "price" | "yearlyCharges" | "yearlyEnergy"> & {
  priceWithoutFees: number | null;
  departmentCode: string;
};

/** `day`: today in France, such as `2026-03-14`. */
export function budgetHome(home: Sold, costs: CostTable, day: string): BudgetHome {
  const { price, yearlyCharges, yearlyEnergy, departmentCode } = home;
  const priceWithoutFees = home.priceWithoutFees ?? price;
  const { date, source, note, lending } = costs;
  const [min, max] = costs.duties.unknownDepartment;
  const costsOf = (isNew: boolean) => acquisitionCosts({ price: priceWithoutFees, departmentCode, isNew, day }, costs);
  return {
    price,
    priceWithoutFees,
    existing: costsOf(false),
    new: costsOf(true),
    yearlyCharges,
    yearlyEnergy,
    table: { date, source, note, lending, unknownDepartment: { min, max } },
  };
}

export type MonthlyPart = { key: "loan" | "insurance" | "charges" | "energy"; amount: AmountRange };

export type MonthlyBudget = {
  acquisition: AcquisitionCosts;
  /** Price and acquisition costs. */
  whole: AmountRange;
  borrowed: AmountRange;
  /** Per month; without the loan where it is not known yet. */
  parts: MonthlyPart[];
  /** Per month; null until rate and years are known, unless nothing is borrowed. */
  monthly: AmountRange | null;
  /** Interest and insurance over the whole duration. */
  creditCost: AmountRange | null;
  /** Loan and insurance, in percent of the income. */
  effort: { percent: AmountRange; most: number; isAbove: boolean } | null;
  /** The most years that banks lend for, where more were typed. */
  mostYears: number | null;
};

/** What a home costs each month with this budget. */
export function monthlyBudget(home: BudgetHome, kind: PurchaseKind, wishes: Wishes): MonthlyBudget {
  const acquisition = kind === "neuf" ? home.new : home.existing;
  const whole = mapRange(acquisition.total, (costs) => home.price + costs);
  const borrowed = mapRange(whole, (amount) => Math.max(0, amount - wishes.contribution));
  const loan = loanParts(borrowed, wishes);
  const parts: MonthlyPart[] = [
    ...(loan ?? []),
    ...(home.yearlyCharges ? [{ key: "charges" as const, amount: exactly(perMonth(home.yearlyCharges)) }] : []),
    ...(home.yearlyEnergy ? [{ key: "energy" as const, amount: mapRange(home.yearlyEnergy, perMonth) }] : []),
  ];
  const { mostYears, mostYearsWithWorks, mostEffortPercent } = home.table.lending;
  const limit = kind === "ancien" ? mostYears : mostYearsWithWorks;
  const paid = loan && sumOf(loan.map(({ amount }) => amount));
  const months = (wishes.years ?? 0) * 12;
  return {
    acquisition,
    whole,
    borrowed,
    parts,
    monthly: loan && sumOf(parts.map(({ amount }) => amount)),
    creditCost: paid && { min: paid.min * months - borrowed.min, max: paid.max * months - borrowed.max },
    effort: paid && wishes.income !== null ? effortOf(paid, wishes.income, mostEffortPercent) : null,
    mostYears: borrowed.max > 0 && wishes.years !== null && wishes.years > limit ? limit : null,
  };
}

/** Null until rate and years are known; nothing where nothing is borrowed. */
function loanParts(borrowed: AmountRange, { rate, years, insurance }: Wishes): MonthlyPart[] | null {
  if (borrowed.max === 0) return [];
  if (rate === null || years === null) return null;
  const loan = mapRange(borrowed, (capital) => monthlyPayment({ capital, rate, months: years * 12 }));
  if (insurance === null) return [{ key: "loan", amount: loan }];
  const insured = mapRange(borrowed, (capital) => monthlyInsurance(capital, insurance));
  return [
    { key: "loan", amount: loan },
    { key: "insurance", amount: insured },
  ];
}

function effortOf(paid: AmountRange, income: number, most: number): MonthlyBudget["effort"] {
  const percent = mapRange(paid, (amount) => (amount / income) * 100);
  return { percent, most, isAbove: percent.max > most };
}

const perMonth = (yearly: number): number => Math.round(yearly / 12);
