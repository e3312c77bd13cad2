import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { readPlaceText } from "./place-text.ts";

test.each([
  ["", { kind: "nothing" }],
  [" - ", { kind: "nothing" }],
  ["75015", { kind: "code", code: "75015" }],
  ["2A", { kind: "code", code: "2a" }],
  ["St Étienne", { kind: "name", name: "saint etienne", code: null }],
  ["Saint-Denis (93)", { kind: "name", name: "saint denis", code: "93" }],
  ["69003 Lyon", { kind: "name", name: "lyon", code: "69003" }],
  ["Ajaccio 2A", { kind: "name", name: "ajaccio", code: "2a" }],
  ["Lyon 3", { kind: "name", name: "lyon 3", code: null }],
  ["Lyon 3ème arrondissement", { kind: "name", name: "lyon 3", code: null }],
  ["Paris 15e", { kind: "name", name: "paris 15e", code: null }],
  ["Paris 1er arrondissement", { kind: "name", name: "paris 1er", code: null }],
  ["Lyon 69", { kind: "name", name: "lyon", code: "69" }],
])("%j", (text, read) => {
  expect(readPlaceText(text)).toEqual(read);
});

test("any text is parsed, and never into a long one", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 20_000 }), (text) => {
      const read = readPlaceText(text);
      if (read.kind === "name") expect(read.name.length).toBeLessThanOrEqual(400);
    }),
  );
});
