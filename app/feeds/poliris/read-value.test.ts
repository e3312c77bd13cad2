import { expect, test } from "vitest";
import { knownText, readDay, readNumber, readYesNo, typedAmount, typedNumber } from "./read-value.ts";

test.each([
  ["250000", 250_000],
  ["250000.00", 250_000],
  ["250 000,50 €", 250_000.5],
  ["250 000 euros", 250_000],
  ["1.250.000", 1_250_000],
  ["1,250,000.50", 1_250_000.5],
  ["1.250,5", 1_250.5],
  ["63.5", 63.5],
  ["63,50 m²", 63.5],
  ["85.500", 85.5],
  ["4,5 %", 4.5],
  ["148 kWh/m²/an", 148],
  ["9 kgCO2/m²", 9],
  ["890 € / mois", 890],
  ["-1", -1],
  ["-0", 0],
  ["3.", 3],
  ["0", 0],
  ["", "notANumber"],
  ["T3", "notANumber"],
  ["2.5E+05", "notANumber"],
  ["1.2.3", "notANumber"],
  ["12/14", "notANumber"],
  ["9".repeat(60), "notANumber"],
])("number « %s »: %s", (text, expected) => {
  const read = readNumber(text);
  expect(read.ok ? read.value : read.code).toBe(expected);
});

test.each([
  ["250.000", "ambiguousNumber"],
  ["1,250", "ambiguousNumber"],
  ["0.500", 0.5],
  ["1250.000", 1_250],
])("amount « %s »: %s", (text, expected) => {
  const read = readNumber(text, { isAmount: true });
  expect(read.ok ? read.value : read.code).toBe(expected);
});

test.each([
  ["OUI", true],
  ["o", true],
  ["1", true],
  ["True", true],
  ["NON", false],
  ["N", false],
  ["0", false],
  ["peut-être", null],
  ["", null],
])("yes or no « %s »: %s", (text, expected) => {
  expect(readYesNo(text)).toBe(expected);
});

test.each([
  ["14/03/2025", "2025-03-14"],
  ["4/3/2025", "2025-03-04"],
  ["2025-03-14", "2025-03-14"],
  ["2025-03-14T00:00:00", "2025-03-14"],
  ["14/03/2025 10:30:00", "2025-03-14"],
  ["20250314", "2025-03-14"],
  ["2025/03/14", "2025-03-14"],
  ["00/00/0000", ""],
  ["0000-00-00", ""],
  ["01/01/1900", ""],
  ["31/02/2025", null],
  ["14/03/25", null],
  ["mars 2025", null],
])("day « %s »: %s", (text, expected) => {
  expect(readDay(text)).toBe(expected);
});

test.each(["NULL", "n/c", "NC", "-", "--", "Non renseigné", "?"])("« %s » says nothing", (text) => {
  expect(knownText(text)).toBe("");
});

test("numbers are typed with a comma", () => {
  expect([typedNumber(63.5), typedNumber(4), typedAmount(670.5), typedAmount(285_000)]).toEqual([
    "63,5",
    "4",
    "670,50",
    "285000",
  ]);
});
