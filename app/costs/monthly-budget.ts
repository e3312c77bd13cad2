import type { CostTable, UsualRate } from "#app/domain/cost-table.ts";
import {
  acquisitionCosts,
  type AcquisitionCosts,
  newHomeDuties,
  type PurchaseKind,
  withTotal,
} from "./acquisition-costs.ts";
import { type AmountRange, exactly, mapRange, sumOf } from "./amount-range.ts";
import { departmentPercent, type DepartmentDuties, type ExistingPurchase } from "./department-percent.ts";
import { monthlyInsurance, monthlyPayment } from "./loan.ts";
import type { HomeWishes, Wishes } from "./typed-budget.ts";

/** The data of a home for sale that a budget needs. Sent to browsers. Amounts in minor units. */
export type BudgetHome = {
  reference: string;
  price: number;
  isLand: boolean;
  /** Whether the home is so young that it is probably sold as new; the buyer may know better. */
  isNew: boolean;
  /** The price without the buyer's part of an agency's fees, from which duties are computed. */
  priceWithoutFees: number;
  /** The costs of each kind of purchase, for a new home at the table's VAT. */
  costs: Record<PurchaseKind, AcquisitionCosts>;
  yearlyCharges: number | null;
  yearlyEnergy: AmountRange | null;
  table: Pick<CostTable, "date" | "source" | "note" | "lending" | "usualRate" | "vatPercent"> & {
    /** The department's part of the duties. */
    department: Record<ExistingPurchase, DepartmentDuties>;
    /** The most that first-time buyers pay, and until when others may pay more; null for a plot, and where it is not known. */
    firstPurchase: { mostPercent: number; until: string | undefined } | null;
    /** Sentences about the duties on an existing home or a plot. */
    dutiesNotes: string[];
  };
};

type Sold = Pick<BudgetHome, "reference" | "price" | "isLand" | "yearlyCharges" | "yearlyEnergy"> & {
  priceWithoutFees: number | null;
  departmentCode: string;
  yearBuilt: number | null;
};

/** `day`: today in France, such as `2026-03-14`. */
export function budgetHome(home: Sold, costs: CostTable, day: string): BudgetHome {
  const { reference, price, isLand, yearlyCharges, yearlyEnergy, departmentCode, yearBuilt } = home;
  const priceWithoutFees = home.priceWithoutFees ?? price;
  const { date, source, note, lending, usualRate, vatPercent, duties } = costs;
  const costsOf = (kind: PurchaseKind) =>
    acquisitionCosts({ price: priceWithoutFees, departmentCode, kind, day }, costs);
  const departmentOf = (kind: ExistingPurchase) => departmentPercent({ departmentCode, kind, day }, duties);
  const { ordinaryMostPercent, departmentsUntil } = duties;
  return {
    reference,
    price,
    isLand,
    // Older homes may be new by law for five years, if a professional sells them first: the buyer ticks « neuf ».
    isNew: yearBuilt !== null && yearBuilt >= Number(day.slice(0, 4)),
    priceWithoutFees,
    costs: { existing: costsOf("existing"), first: costsOf("first"), new: costsOf("new") },
    yearlyCharges,
    yearlyEnergy,
    table: {
      date,
      source,
      note,
      lending,
      usualRate,
      vatPercent,
      department: { existing: departmentOf("existing"), first: departmentOf("first") },
      // A plot is not a home yet.
      firstPurchase:
        ordinaryMostPercent === undefined || isLand
          ? null
          : { mostPercent: ordinaryMostPercent, until: departmentsUntil },
      dutiesNotes: [duties.departmentNotes?.[departmentCode], duties.note].filter((one) => one !== undefined),
    },
  };
}

function purchaseKind({ table }: BudgetHome, { isNew }: HomeWishes, { isFirst }: Wishes): PurchaseKind {
  if (isNew) return "new";
  return isFirst && table.firstPurchase ? "first" : "existing";
}

function costsOfPurchase(
  { costs, priceWithoutFees }: BudgetHome,
  { kind, vatPercent }: Pick<MonthlyBudget, "kind" | "vatPercent">,
): AcquisitionCosts {
  if (kind !== "new") return costs[kind];
  const percent = costs.new.dutiesPercent.min;
  return withTotal({ ...costs.new, duties: newHomeDuties(priceWithoutFees, { percent, vatPercent }) });
}

export type MonthlyPart = { key: "loan" | "insurance" | "charges" | "tax" | "energy"; amount: AmountRange };

export type MonthlyBudget = {
  kind: PurchaseKind;
  /** VAT on a new home, in percent. */
  vatPercent: number;
  acquisition: AcquisitionCosts;
  /** Works, in minor units. */
  works: number;
  /** Price, acquisition costs and works. */
  whole: AmountRange;
  borrowed: AmountRange;
  /** The parts of a month; without the loan where it is not known yet. */
  parts: MonthlyPart[];
  /** The cost of a month; null until rate and years are known, unless nothing is borrowed. */
  monthly: AmountRange | null;
  /** The table's rate, if the loan is computed with it because the buyer has typed none. */
  usualRate: UsualRate | null;
  /** Years for which the loan is computed. */
  years: number | null;
  /** Interest and insurance over the whole duration. */
  creditCost: AmountRange | null;
  /** Loan and insurance, in percent of the income; null also where nothing is borrowed. */
  effort: { percent: AmountRange; most: number; isAbove: boolean } | null;
  /** The most years for which banks lend, if more were typed: the loan is then computed for these years. */
  mostYears: number | null;
};

/** The monthly cost of a home with this budget; `own`: the buyer's answers about this home. */
export function monthlyBudget(home: BudgetHome, own: HomeWishes, wishes: Wishes): MonthlyBudget {
  const { works, propertyTax } = own;
  const kind = purchaseKind(home, own, wishes);
  const vatPercent = own.vat ?? home.table.vatPercent;
  const acquisition = costsOfPurchase(home, { kind, vatPercent });
  const whole = mapRange(acquisition.total, (costs) => home.price + costs + works);
  const borrowed = mapRange(whole, (amount) => Math.max(0, amount - wishes.contribution));
  const { mostYears, mostYearsWithWorks, mostEffortPercent } = home.table.lending;
  const limit = kind === "new" || works > 0 ? mostYearsWithWorks : mostYears;
  const years = wishes.years === null ? null : Math.min(wishes.years, limit);
  const usualRate = wishes.rate === null ? home.table.usualRate : undefined;
  const loan = loanParts(borrowed, { ...wishes, rate: wishes.rate ?? usualRate?.percent ?? null, years });
  const parts: MonthlyPart[] = [
    ...(loan ?? []),
    ...(home.yearlyCharges ? [{ key: "charges" as const, amount: exactly(perMonth(home.yearlyCharges)) }] : []),
    ...(propertyTax ? [{ key: "tax" as const, amount: exactly(perMonth(propertyTax)) }] : []),
    ...(home.yearlyEnergy ? [{ key: "energy" as const, amount: mapRange(home.yearlyEnergy, perMonth) }] : []),
  ];
  const paid = loan && sumOf(loan.map(({ amount }) => amount));
  const months = (years ?? 0) * 12;
  return {
    kind,
    vatPercent,
    acquisition,
    works,
    whole,
    borrowed,
    parts,
    monthly: loan && sumOf(parts.map(({ amount }) => amount)),
    usualRate: (borrowed.max > 0 && loan && usualRate) || null,
    years,
    creditCost: paid && { min: paid.min * months - borrowed.min, max: paid.max * months - borrowed.max },
    effort:
      paid && borrowed.max > 0 && wishes.income !== null ? effortOf(paid, wishes.income, mostEffortPercent) : null,
    mostYears: borrowed.max > 0 && wishes.years !== null && wishes.years > limit ? limit : null,
  };
}

/** Monthly loan and insurance; null until rate and years are known, empty where nothing is borrowed. */
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
