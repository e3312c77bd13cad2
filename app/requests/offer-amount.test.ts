import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPrice } from "#app/i18n/money.ts";
import { readOfferAmount } from "./offer-amount.ts";

test.each([
  ["285000", 28_500_000],
  ["285 000", 28_500_000],
  ["285\u202F000\u00A0€", 28_500_000],
  ["285k", 28_500_000],
  ["1,5k", 150_000],
  ["712,50", 71_250],
  ["712.5", 71_250],
  ["", null],
  ["0", null],
  ["-5", null],
  ["beaucoup", null],
  ["1e9", null],
  ["1.234", null],
  ["99999999999", null],
  ["2000000000", null],
])("%j is read as %s", (text, expected) => {
  expect(readOfferAmount(text)).toBe(expected);
});

test("an amount as the site writes it is read back", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000_000 }),
      (amount) => readOfferAmount(formatPrice(amount, "EUR")) === amount,
    ),
  );
});
