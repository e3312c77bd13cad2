import type { CostTable } from "#app/domain/cost-table.ts";
import type { AmountRange } from "./amount-range.ts";

/** Purchases with duties of the department: an existing home, or the first main home of its buyer. */
export type ExistingPurchase = "existing" | "first";

export type DepartmentDuties = {
  percent: AmountRange;
  /** Why the percentage is uncertain: the table has no rate of the department, the law has ended, or sources differ. */
  doubt: "unknown" | "ended" | "sources" | null;
};

type Purchase = {
  departmentCode: string;
  kind: ExistingPurchase;
  /** The day in France, such as `2026-03-14`. */
  day: string;
};

/** A department's part of the duties on an existing home, in percent. */
export function departmentPercent(
  { departmentCode, kind, day }: Purchase,
  duties: CostTable["duties"],
): DepartmentDuties {
  const { departmentsUntil, ordinaryMostPercent = Infinity, unknownDepartment } = duties;
  const own = duties.departments[departmentCode];
  const hasEnded = departmentsUntil !== undefined && day > departmentsUntil;
  const isUnknown = own === undefined || (hasEnded && ordinaryMostPercent === Infinity);
  const [least, most] = isUnknown ? unknownDepartment : typeof own === "number" ? [own, own] : own;
  const isFirst = kind === "first";
  const limit = isFirst ? Math.min(ordinaryMostPercent, duties.firstPurchase?.[departmentCode] ?? Infinity) : Infinity;
  const percent = {
    min: Math.min(least, limit, hasEnded ? ordinaryMostPercent : Infinity),
    max: Math.min(most, limit),
  };
  // Before the limits: an unknown rate stays in doubt, and only a raised rate can have ended.
  if (isUnknown) return { percent, doubt: "unknown" };
  if (hasEnded && !isFirst && most > ordinaryMostPercent) return { percent, doubt: "ended" };
  return { percent, doubt: percent.min < percent.max ? "sources" : null };
}
