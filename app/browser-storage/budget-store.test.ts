import { expect, test } from "vitest";
import { parseBudget } from "./budget-store.ts";

const budget = { apport: "40 000", taux: "3,4", duree: "20", assurance: "", revenus: "" };

test("what was stored is read again; foreign values are read as far as they are texts", () => {
  expect(parseBudget(JSON.stringify(budget))).toEqual(budget);
  expect(parseBudget(JSON.stringify({ ...budget, taux: 3, apport: "1".repeat(99), x: "y" }))).toEqual({
    ...budget,
    taux: "",
    apport: "1".repeat(20),
  });
  for (const text of [null, "", "null", "{", "[]", "3", '"x"', "{}"]) expect(parseBudget(text)).toBeNull();
});
