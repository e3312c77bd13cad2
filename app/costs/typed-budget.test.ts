import fc from "fast-check";
import { expect, test } from "vitest";
import { budgetFields, homeBudgetFields } from "#app/browser-storage/budget-fields.ts";
import { budgetOfAddress, emptyBudget, emptyHomeBudget, readBudget, readHomeBudget } from "./typed-budget.ts";

const read = (texts: Partial<typeof emptyBudget>) => readBudget({ ...emptyBudget, ...texts });

test("a budget is read as people type it", () => {
  const typed = {
    apport: "40 000 €",
    taux: "3,45 %",
    duree: "25 ans",
    assurance: "0.125",
    revenus: "4,2k",
    premier: "oui",
  };
  expect(read(typed)).toEqual({
    wishes: { contribution: 40_000_00, rate: 3.45, years: 25, insurance: 0.125, income: 4_200_00, isFirst: true },
    problems: {},
  });
});

test("an empty form promises no rate", () => {
  expect(read({})).toEqual({
    wishes: { contribution: 0, rate: null, years: 20, insurance: null, income: null, isFirst: false },
    problems: {},
  });
});

test("a value that cannot be read is reported and counts as not typed", () => {
  const { wishes, problems } = read({ apport: "-5", taux: "beaucoup", duree: "100", assurance: "6", revenus: "0" });
  expect(wishes).toEqual({ contribution: 0, rate: null, years: null, insurance: null, income: null, isFirst: false });
  expect(problems).toEqual({
    apport: "out-of-range",
    taux: "not-a-number",
    duree: "out-of-range",
    assurance: "out-of-range",
    revenus: "out-of-range",
  });
});

test("no text breaks the reading", () => {
  const texts = fc.record(
    Object.fromEntries([...budgetFields, ...homeBudgetFields].map((field) => [field, fc.string()])),
  );
  fc.assert(
    fc.property(texts, (typed) => {
      const { isNew, ...amounts } = readHomeBudget({ ...emptyHomeBudget, ...typed }, { isNew: false }).wishes;
      expect(isNew).toBe(typed.achat === "neuf");
      const { isFirst, ...finances } = read(typed).wishes;
      expect(isFirst).toBe(typed.premier === "oui");
      for (const value of Object.values({ ...finances, ...amounts }))
        expect(value === null || Number.isFinite(value)).toBe(true);
    }),
  );
});

test("a home's works and property tax are read; the listing says whether it is new until the buyer does", () => {
  const typed = { achat: "", tva: "5,5 %", travaux: "15k", taxe: "1 350 €" };
  expect(readHomeBudget(typed, { isNew: true })).toEqual({
    wishes: { isNew: true, vat: 5.5, works: 15_000_00, propertyTax: 1_350_00 },
    problems: {},
  });
  expect(readHomeBudget({ achat: "ancien", tva: "99", travaux: "-1", taxe: "x" }, { isNew: true })).toEqual({
    wishes: { isNew: false, vat: null, works: 0, propertyTax: null },
    problems: { tva: "out-of-range", travaux: "out-of-range", taxe: "not-a-number" },
  });
});

test("an address may hold a budget", () => {
  expect(budgetOfAddress(new URLSearchParams("taux=3,4&apport=10000&taxe=900&premier=oui"))).toEqual({
    texts: { apport: "10000", taux: "3,4", duree: "20", assurance: "", revenus: "", premier: "oui" },
    homeTexts: { achat: "", tva: "", travaux: "", taxe: "900" },
  });
  expect(budgetOfAddress(new URLSearchParams("duree=&taux=3"))?.texts.duree).toBe("");
  expect(budgetOfAddress(new URLSearchParams("utm=1"))).toBeNull();
  expect(budgetOfAddress(new URLSearchParams(`taux=${"9".repeat(500)}`))?.texts.taux).toHaveLength(20);
});
