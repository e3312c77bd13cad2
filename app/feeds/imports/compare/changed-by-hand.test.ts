import { expect, test } from "vitest";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { changesOf, mergeForms } from "./changed-by-hand.ts";

const merge = (kept: string[], [lastFile, shown, file]: [DraftForm, DraftForm, DraftForm]) =>
  mergeForms({ file, shown, lastFile, keptFields: kept }).form;

test.each<[string, string, [DraftForm, DraftForm, DraftForm]]>([
  [
    "price",
    "price",
    [
      { price: "300000", feesPercent: "5", priceWithoutFees: "285714" },
      { price: "290000", feesPercent: "5", priceWithoutFees: "276190" },
      { price: "300000", feesPercent: "4", priceWithoutFees: "288462" },
    ],
  ],
  [
    "rent",
    "price",
    [
      { price: "900", rentBase: "850", charges: "50", deposit: "850" },
      { price: "850", rentBase: "800", charges: "50", deposit: "800" },
      { price: "900", rentBase: "840", charges: "60", deposit: "840" },
    ],
  ],
  [
    "DPE, of which one field was a choice of its own,",
    "energyClass",
    [
      { energyClass: "C", energyConsumption: "140", dpeDate: "2023-01-01" },
      { energyClass: "D", energyConsumption: "140", dpeDate: "2023-01-01" },
      { energyClass: "B", energyConsumption: "90", dpeDate: "2026-01-01" },
    ],
  ],
])("a %s that was changed by hand is kept whole", (_, kept, forms) => {
  expect(merge([kept], forms)).toMatchObject(forms[1]);
  expect(merge([], forms)).toEqual(forms[2]);
  expect(merge([kept], [forms[1], forms[1], forms[2]]), "nothing was changed").toEqual(forms[2]);
});

test("a report names changes of a home's location without their values", () => {
  const shown = { address: "3 rue Crébillon", latitude: "47,21", price: "900" };
  const next = { address: "5 rue Crébillon", latitude: "47,22", price: "950" };
  expect(changesOf({ shown, next, byHand: [] })).toEqual([
    { field: "address", byHand: null },
    { field: "latitude", byHand: null },
    { field: "price", byHand: null, from: "900", to: "950" },
  ]);
});
