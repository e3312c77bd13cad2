import { expect, test } from "vitest";
import { builtInCostTable } from "#app/domain/cost-table.ts";
import { acquisitionCosts } from "./acquisition-costs.ts";
import { departmentPercent, type ExistingPurchase } from "./department-percent.ts";

const numbered = Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, "0"));
const departments = [...numbered.filter((code) => code !== "20"), "2A", "2B", "971", "972", "973", "974", "976"];

/** The source: the DGFiP's table of 1 June 2026 as three readings give it, by the department's part. */
const readings: Record<string, readonly string[]> = {
  "3.80": ["36"],
  "4.50": ["05", "06", "07", "16", "26", "48", "60", "65", "71", "971"],
  "4.50 to 5.00": ["974"],
  "3.80 to 4.50": ["976"],
};
const partOf = (code: string) => Object.keys(readings).find((part) => readings[part]!.includes(code)) ?? "5.00";
/** The totals that the source gives, in percent of the price. */
const totals: Record<string, number> = { "3.80": 5.0901, "4.50": 5.8067, "5.00": 6.3185 };
const totalsOf = (part: string) => {
  const ends = part.split(" to ").map((end) => totals[end]!);
  return { min: ends[0]!, max: ends.at(-1)! };
};

const { duties } = builtInCostTable;
const costsIn = (departmentCode: string, kind: ExistingPurchase = "existing", day = "2026-11-24") =>
  acquisitionCosts({ price: 100_000_000, departmentCode, kind, day }, builtInCostTable);

test("the built-in table has the 101 departments and no other code", () => {
  expect(departments).toHaveLength(101);
  expect(Object.keys(duties.departments).toSorted()).toEqual(departments.toSorted());
});

test.each(departments.map((code) => [code, partOf(code)]))(
  "in %s duties follow the department's part of %s %%",
  (code, part) => {
    const { min, max } = totalsOf(part);
    const { dutiesPercent } = costsIn(code);
    expect(dutiesPercent.min).toBeCloseTo(min, 3);
    expect(dutiesPercent.max).toBeCloseTo(max, 3);
  },
);

/** First-time buyers keep 4.50 where 5.00 applies, 3.80 in 65. */
const firstPartOf = (code: string) =>
  code === "65" ? "3.80" : partOf(code).replace("4.50 to 5.00", "4.50").replace("5.00", "4.50");

test.each(departments.map((code) => [code, firstPartOf(code)]))(
  "in %s first-time buyers pay duties with a part of %s %%",
  (code, part) => {
    const { min, max } = totalsOf(part);
    const { dutiesPercent } = costsIn(code, "first");
    expect(dutiesPercent.min).toBeCloseTo(min, 3);
    expect(dutiesPercent.max).toBeCloseTo(max, 3);
  },
);

const doubtIn = (
  departmentCode: string,
  { kind = "existing" as ExistingPurchase, day = "2026-11-24", table = duties } = {},
) => departmentPercent({ departmentCode, kind, day }, table);

test("differing readings and unreadable regimes are reported in their departments only", () => {
  expect(Object.keys(duties.departmentNotes!).toSorted()).toEqual(["14", "73", "974", "976"]);
  expect(departments.filter((code) => doubtIn(code).doubt !== null)).toEqual(["974", "976"]);
  expect(doubtIn("974")).toEqual({ percent: { min: 4.5, max: 5 }, doubt: "sources" });
  expect(doubtIn("974", { kind: "first" })).toEqual({ percent: { min: 4.5, max: 4.5 }, doubt: null });
});

test("after the law's last day in the table, only the rise above 4.50 % is in doubt", () => {
  expect(doubtIn("44", { day: "2028-03-31" })).toEqual({ percent: { min: 5, max: 5 }, doubt: null });
  const day = "2028-04-01";
  expect(doubtIn("44", { day })).toEqual({ percent: { min: 4.5, max: 5 }, doubt: "ended" });
  for (const [code, percent] of [
    ["06", 4.5],
    ["36", 3.8],
  ] as const)
    expect(doubtIn(code, { day })).toEqual({ percent: { min: percent, max: percent }, doubt: null });
  expect(doubtIn("44", { day, kind: "first" }).doubt).toBeNull();
  expect(doubtIn("976", { day })).toEqual({ percent: { min: 3.8, max: 4.5 }, doubt: "sources" });
  const prolonged = { ...duties, departmentsUntil: "2031-03-31" };
  expect(doubtIn("44", { day, table: prolonged }).doubt).toBeNull();
  const { departmentsUntil: _, ...endless } = duties;
  expect(doubtIn("44", { day: "2099-01-01", table: endless }).doubt).toBeNull();
});

test("a place without a rate has the range of unknown rates, as do all after the end of a table without the law", () => {
  const unknown = { percent: { min: 4.5, max: 5 }, doubt: "unknown" };
  expect(doubtIn("978")).toEqual(unknown);
  expect(doubtIn("978", { kind: "first" })).toEqual({ percent: { min: 4.5, max: 4.5 }, doubt: "unknown" });
  expect(doubtIn("36", { day: "2028-04-01", table: { ...duties, ordinaryMostPercent: undefined } })).toEqual(unknown);
});
