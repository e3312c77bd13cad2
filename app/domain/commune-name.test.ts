import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { normalizeName, slugify } from "./commune-name.ts";

test.each([
  ["Saint-Étienne", "saint etienne"],
  ["ST ETIENNE", "saint etienne"],
  ["Ste-Foy-lès-Lyon", "sainte foy les lyon"],
  ["L’Haÿ-les-Roses", "l hay les roses"],
  ["L'Haÿ-les-Roses", "l hay les roses"],
  ["Œuilly", "oeuilly"],
  ["Bœrsch", "boersch"],
  ["  Neuilly/Seine ", "neuilly seine"],
  ["e\u0301vreux", "evreux"],
  ["Estaing", "estaing"],
  ["\0<script>", "script"],
])("%j is compared as %j", (written, compared) => {
  expect(normalizeName(written)).toBe(compared);
});

test("a normalized name stays unchanged", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const once = normalizeName(text);
      expect(normalizeName(once)).toBe(once);
      expect(once).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
    }),
  );
});

test("in an address, hyphens join the words", () => {
  expect(slugify("Les Sables-d’Olonne")).toBe("les-sables-d-olonne");
});
