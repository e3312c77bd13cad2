import { expect, test } from "vitest";
import { readAsked } from "./found.ts";

test.each([
  ["BV4K2M9", { kind: "reference", reference: "BV4K2M9" }],
  ["bv4k2m9 ", { kind: "reference", reference: "BV4K2M9" }],
  [
    "https://portail.example/annonces/maison-5-pieces-nantes-BV4K2M9?photo=2",
    { kind: "reference", reference: "BV4K2M9" },
  ],
  ["/suivi/0b6c7a30-3a3f-4f4e-9d57-1f4bb4a4a111", { kind: "request", id: "0b6c7a30-3a3f-4f4e-9d57-1f4bb4a4a111" }],
  ["732 829 320 00074", { kind: "siret", begin: "73282932000074" }],
  ["732 829 320", { kind: "siret", begin: "732829320" }],
  ["n° 1204", { kind: "number", number: 1204 }],
  ["Zoé@Example.org", { kind: "email", email: "zoé@example.org" }],
  ["12 rue des Lilas", { kind: "words", text: "12 rue des Lilas" }],
  ["  ", null],
])("%s", (typed, asked) => {
  expect(readAsked(typed)).toEqual(asked);
});
