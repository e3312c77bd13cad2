import { expect, test } from "vitest";
import { pricePerMetre } from "./price-per-metre.ts";

test.each([
  ["vente", 28_500_000, 63.5, 448_800],
  ["location", 94_500, 45.2, 2_090],
  ["vente", 4_500_000, 780, 5_800],
  ["vente", 28_500_000, null, null],
  ["vente", 28_500_000, 0, null],
] as const)("a %s of %i on %o m² costs %o per m², in minor units", (transaction, amount, area, expected) => {
  expect(pricePerMetre({ amount, area, transaction })).toBe(expected);
});
