import { expect, test } from "vitest";
import { formatDate } from "./dates.ts";
import { formatArea, formatCount, formatDecimal } from "./measures.ts";
import { formatPrice } from "./money.ts";

test("prices follow French typography", () => {
  expect(formatPrice(28_500_000, "EUR")).toBe("285\u202F000\u00A0€");
  expect(formatPrice(67_050, "EUR")).toBe("670,50\u00A0€");
  expect(formatPrice(67_000, "CHF")).toBe("670\u00A0CHF");
});

test("dollars keep the specification's form", () => {
  expect(formatPrice(67_000, "USD")).toBe("$670");
});

test("areas, counts and percentages use the French comma and narrow spaces", () => {
  expect(formatArea(63.5)).toBe("63,5\u00A0m²");
  expect(formatArea(82)).toBe("82\u00A0m²");
  expect(formatCount(1_000_000)).toBe("1\u202F000\u202F000");
  expect(formatDecimal(4.25)).toBe("4,25");
});

test("the first of a month is « 1er », and a date does not depend on the machine's time zone", () => {
  expect(formatDate("2026-03-01")).toBe("1er mars 2026");
  expect(formatDate("2026-06-30T22:30:00Z")).toBe("1er juillet 2026");
  expect(formatDate("2026-12-31T22:30:00Z")).toBe("31 décembre 2026");
  expect(formatDate("2026-08-02", "en")).toBe("2 August 2026");
});
