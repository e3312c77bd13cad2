import fc from "fast-check";
import { expect, test } from "vitest";
import { isSiret, siretDigits } from "./siret.ts";

test.each([
  ["73282932000074", true],
  ["732 829 320 00074", true],
  ["73282932000075", false],
  ["35600000000048", true], // the seat of La Poste
  ["35600000009075", true], // a post office, by the sum of its digits
  ["35600000009076", false],
  ["7328293200007", false],
  ["00000000000000", false],
  ["732829320000AB", false],
  ["", false],
])("%s: %s", (typed, expected) => {
  expect(isSiret(siretDigits(typed))).toBe(expected);
});

test("one wrong digit is always found, except for La Poste", () => {
  const digits = fc.stringMatching(/^[1-2]\d{13}$/).filter(isSiret);
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (siret, at, by) => {
      const wrong = siret.slice(0, at) + String((Number(siret[at]) + by) % 10) + siret.slice(at + 1);
      expect(isSiret(wrong)).toBe(false);
    }),
    { numRuns: 300 },
  );
});
