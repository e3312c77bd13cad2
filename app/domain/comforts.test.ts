import { expect, test } from "vitest";
import { shownComforts } from "./comforts.ts";
import { attributeKeys, type AttributeValues, mapAttributes } from "./listing-attributes.ts";

const nothing: AttributeValues = mapAttributes(attributeKeys, () => null);

test.each([
  [null, ["balcon", "cave"]],
  [0, ["balcon", "cave"]],
  [2, ["balcon"]],
])("with %s cellars, a balcony and a cellar are shown as %j", (cellars, shown) => {
  expect(shownComforts(["balcon", "cave"], { ...nothing, cellars })).toEqual(shown);
});

test("a heated pool is listed once", () => {
  expect(shownComforts(["piscine", "piscine-chauffee"], nothing)).toEqual(["piscine-chauffee"]);
  expect(shownComforts(["piscine"], nothing)).toEqual(["piscine"]);
});

test("a comfort that the table does not know is left out", () => {
  expect(shownComforts(["heliport", "toString", "balcon"], nothing)).toEqual(["balcon"]);
});
