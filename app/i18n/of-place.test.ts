import { expect, test } from "vitest";
import { ofPlace } from "./of-place.ts";

test.each([
  ["Lyon", "de Lyon"],
  ["Le Mans", "du Mans"],
  ["Les Sables-d’Olonne", "des Sables-d’Olonne"],
  ["Angers", "d’Angers"],
  ["Évry", "d’Évry"],
  ["La Rochelle", "de La Rochelle"],
  ["Hyères", "d’Hyères"],
  ["Haguenau", "de Haguenau"],
])("of %s: %s", (name, expected) => {
  expect(ofPlace(name)).toBe(expected);
});
