import fc from "fast-check";
import { expect, test } from "vitest";
import { budgetFields } from "#app/browser-storage/budget-fields.ts";
import { budgetOfAddress, emptyBudget, readBudget, readPurchaseKind } from "./typed-budget.ts";

const read = (texts: Partial<typeof emptyBudget>) => readBudget({ ...emptyBudget, ...texts });

test("a budget is read as people type it", () => {
  const typed = { apport: "40 000 €", taux: "3,45 %", duree: "25 ans", assurance: "0.125", revenus: "4,2k" };
  expect(read(typed)).toEqual({
    wishes: { contribution: 40_000_00, rate: 3.45, years: 25, insurance: 0.125, income: 4_200_00 },
    problems: {},
  });
});

test("an empty form promises no rate", () => {
  expect(read({})).toEqual({
    wishes: { contribution: 0, rate: null, years: 20, insurance: null, income: null },
    problems: {},
  });
});

test("what cannot be read is reported and counts as not typed", () => {
  const { wishes, problems } = read({ apport: "-5", taux: "beaucoup", duree: "90", assurance: "6", revenus: "0" });
  expect(wishes).toEqual({ contribution: 0, rate: null, years: null, insurance: null, income: null });
  expect(problems).toEqual({
    apport: "out-of-range",
    taux: "not-a-number",
    duree: "out-of-range",
    assurance: "out-of-range",
    revenus: "out-of-range",
  });
});

test("no text breaks the reading", () => {
  const texts = fc.record(Object.fromEntries(budgetFields.map((field) => [field, fc.string()])));
  fc.assert(
    fc.property(texts, (typed) => {
      const { wishes } = read(typed);
      expect(Object.values(wishes).every((value) => value === null || Number.isFinite(value))).toBe(true);
    }),
  );
});

test("an address may hold a budget", () => {
  expect(budgetOfAddress(new URLSearchParams("taux=3,4&apport=10000"))).toEqual({
    apport: "10000",
    taux: "3,4",
    duree: "",
    assurance: "",
    revenus: "",
  });
  expect(budgetOfAddress(new URLSearchParams("utm=1"))).toBeNull();
  expect(budgetOfAddress(new URLSearchParams(`taux=${"9".repeat(500)}`))?.taux).toHaveLength(20);
  expect(["neuf", "travaux", "x", null].map(readPurchaseKind)).toEqual(["neuf", "travaux", "ancien", "ancien"]);
});
