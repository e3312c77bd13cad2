import { expect, test } from "vitest";
import { isFar } from "./placed-commune.ts";

const nantes = { departmentCode: "44", centre: { latitude: 47.2184, longitude: -1.5536 } };
const arles = { departmentCode: "13", centre: { latitude: 43.6766, longitude: 4.6278 } };
const maripasoula = { departmentCode: "973", centre: { latitude: 3.64, longitude: -54.03 } };

test.each([
  ["the edge of the town", nantes, { latitude: 47.29, longitude: -1.5 }, false],
  ["24 km north", nantes, { latitude: 47.434, longitude: -1.5536 }, false],
  ["26 km north", nantes, { latitude: 47.452, longitude: -1.5536 }, true],
  ["26 km east, where a degree is shorter", nantes, { latitude: 47.2184, longitude: -1.21 }, true],
  ["Salin-de-Giraud, in Arles", arles, { latitude: 43.4119, longitude: 4.7306 }, false],
  ["Marseille, from Arles", arles, { latitude: 43.2965, longitude: 5.3698 }, true],
  ["a hamlet of the Maroni, 100 km south", maripasoula, { latitude: 2.75, longitude: -54.1 }, false],
  ["the other hemisphere", nantes, { latitude: -47.2184, longitude: 178.4 }, true],
])("%s", (_name, commune, position, expected) => {
  expect(isFar(position, commune)).toBe(expected);
});
