import fc from "fast-check";
import { expect, test } from "vitest";
import { destinationOf, returnQuery, wantedPage } from "./destination.server.ts";

test.each([
  ["/publier?etape=2", "/publier?etape=2"],
  ["/messages/1", "/messages/1"],
  ["/publier/1/photos", "/publier/1/photos"],
  ["/publier/1/photos/envoi", null],
  ["/publier/1/enregistrer", null],
  ["/annonces/BV1AA/vue", null],
  ["/langue", null],
  ["/users", null],
  ["/nulle-part", null],
  ["/administration/nulle-part", "/administration/nulle-part"],
  ["/%E0%A4%A", null],
  ["//mal.example", null],
  ["/\\mal.example", null],
  ["/.//mal.example", null],
  ["/./\\mal.example", null],
  ["/annonces/..//mal.example", null],
  ["/%2e//mal.example", null],
  ["https://mal.example", null],
  ["javascript:alert(1)", null],
  ["/\t/mal.example", null],
  ["", null],
  [null, null],
])("%j is read as the destination %s", (wanted, expected) => {
  expect(wantedPage(wanted)).toBe(expected);
});

test.each([
  ["chercheur", null, "/espace"],
  ["proprietaire", null, "/tableau-de-bord"],
  ["agence", "//mal.example", "/tableau-de-bord"],
  ["agence", "/annonces", "/annonces"],
] as const)("the login of a %s who asked for %j leads to %s", (userType, wanted, expected) => {
  expect(destinationOf(wanted, { userType })).toBe(expected);
});

test("no text leads to another site", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."/\\:.@?#ahtps%09\t\n ".split("")) }), (text) => {
      expect(new URL(destinationOf(text, { userType: "chercheur" }), "https://portail.example").host).toBe(
        "portail.example",
      );
    }),
  );
});

test("the login page gets the page to return to", () => {
  expect(returnQuery(new URL("https://portail.example/publier.data?etape=2"))).toBe("suite=%2Fpublier%3Fetape%3D2");
});
