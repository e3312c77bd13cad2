import { afterEach, expect, test, vi } from "vitest";
import { parseBudget, readStoredBudget, storeBudget } from "./budget-store.ts";

const texts = { apport: "40 000", taux: "3,4", duree: "20", assurance: "", revenus: "", premier: "oui" };
const home = { achat: "neuf", tva: "5,5", travaux: "", taxe: "1 200" };

test("stored texts are read again, also of homes; foreign values are read as far as they are texts", () => {
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

afterEach(() => vi.unstubAllGlobals());

test("the texts of the last 50 homes are stored, the latest last; a home without texts is not", () => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
  });
  const store = (index: number, homeTexts = home) => storeBudget({ texts, reference: `BV${index}`, homeTexts });
  const indexes = () => [...readStoredBudget()!.homes.keys()].map((reference) => Number(reference.slice(2)));
  for (let index = 1; index <= 52; index++) store(index);
  expect(indexes()).toEqual(Array.from({ length: 50 }, (_, index) => index + 3));
  store(4);
  expect(indexes()).toEqual([3, ...Array.from({ length: 48 }, (_, index) => index + 5), 4]);
  store(3, { achat: "", tva: "", travaux: "", taxe: "" });
  expect(indexes()).toHaveLength(49);
  expect(indexes()).not.toContain(3);
});
