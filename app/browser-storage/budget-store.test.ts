import { expect, test } from "vitest";
import { parseBudget } from "./budget-store.ts";

const texts = { apport: "40 000", taux: "3,4", duree: "20", assurance: "", revenus: "" };
const home = { achat: "neuf", travaux: "", taxe: "1 200" };

test("what was stored is read again, of homes too; foreign values are read as far as they are texts", () => {
  expect(parseBudget(JSON.stringify({ ...texts, biens: { BV1: home } }))).toEqual({
    texts,
    homes: new Map([["BV1", home]]),
  });
  expect(parseBudget(JSON.stringify({ ...texts, taux: 3, apport: "1".repeat(99), x: "y" }))).toEqual({
    texts: { ...texts, taux: "", apport: "1".repeat(20) },
    homes: new Map(),
  });
  expect(parseBudget(JSON.stringify({ ...texts, biens: { BV1: null, BV2: { taxe: 3 }, BV3: "x" } }))?.homes.size).toBe(
    0,
  );
  for (const text of [null, "", "null", "{", "[]", "3", '"x"', "{}"]) expect(parseBudget(text)).toBeNull();
});
