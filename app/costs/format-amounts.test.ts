import { expect, test } from "vitest";
import { amountWords } from "#app/i18n/fr/costs/amounts.ts";
import { formatAmounts } from "./format-amounts.ts";

test.each([
  [16_031_30, 16_431_30, "16 000 à 16 400 €"],
  [30_455_00, 33_030_00, "30 500 à 33 000 €"],
  [1_238_72, 1_264_49, "1 240 à 1 260 €"],
  [65_00, 88_33, "70 à 90 €"],
  [800_00, 1_200_00, "800 à 1 200 €"],
  [1_020_91, 1_023_23, "environ 1 022 €"],
  [52_40, 52_60, "environ 53 €"],
  [20_000_00, 20_050_00, "environ 20 030 €"],
  [52_81, 52_93, "53 €"],
  [2_394_30, 2_394_30, "2 394 €"],
  [0, 0, "0 €"],
])("from %i to %i cents is « %s »: a range is rounded, a certain amount is not", (min, max, text) => {
  expect(formatAmounts({ min, max }, amountWords.french).replaceAll(/\s/g, " ")).toBe(text);
});
