import { expect, test } from "vitest";
import { atPlace } from "./places.ts";

test.each([
  ["Lyon", "à Lyon"],
  ["Le Mans", "au Mans"],
  ["Les Sables-d’Olonne", "aux Sables-d’Olonne"],
  ["La Rochelle", "à La Rochelle"],
  ["L’Haÿ-les-Roses", "à L’Haÿ-les-Roses"],
  ["Lens", "à Lens"],
  ["Paris 3e", "à Paris 3e"],
])("%s is written « %s »", (name, written) => {
  expect(atPlace(name)).toBe(written);
});
