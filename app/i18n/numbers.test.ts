import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "./numbers.ts";

const locales = { fr: "fr-FR", en: "en-GB" } as const;
// Numbers as people write them, with few decimals.
const anyNumber = fc
  .tuple(fc.integer({ min: 0, max: 1e11 }), fc.integer({ min: 0, max: 5 }))
  .map(([digits, decimals]) => digits / 10 ** decimals);

test("a number is written as Intl.NumberFormat writes it", () => {
  fc.assert(
    fc.property(
      anyNumber,
      fc.integer({ min: 0, max: 4 }),
      fc.constantFrom("fr" as const, "en" as const),
      (value, decimals, language) => {
        const expected = new Intl.NumberFormat(locales[language], { maximumFractionDigits: decimals });
        expect(formatNumber(value, decimals, { language })).toBe(expected.format(value));
      },
    ),
  );
});

test("cents are written with two digits, when there are some", () => {
  const expected = new Intl.NumberFormat("fr-FR", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
      const least = cents % 100 === 0 ? 0 : 2;
      expect(formatNumber(cents / 100, 2, { least })).toBe(expected.format(cents / 100));
    }),
  );
});
