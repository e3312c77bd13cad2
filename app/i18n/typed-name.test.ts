import { expect, test } from "vitest";
import { typedName } from "./typed-name.ts";

test.each([
  ["krutenau", "Krutenau"],
  ["croix rousse", "Croix Rousse"],
  ["la croix-rousse", "La Croix-Rousse"],
  ["quai d'ivry", "Quai d'Ivry"],
  ["l’isle", "L’Isle"],
  ["bords de l'orne", "Bords de l'Orne"],
  ["Part-dieu", "Part-dieu"],
  ["élysées", "Élysées"],
])("%s is shown as %s", (typed, shown) => {
  expect(typedName(typed)).toBe(shown);
});
