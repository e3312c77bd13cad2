import fc from "fast-check";
import { expect, test } from "vitest";
import { destinationOf, loginHref, wantedPage } from "./destination.ts";

test.each([
  ["/publier?etape=2", "/publier?etape=2"],
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
])("of %j the page to go to is %s", (wanted, expected) => {
  expect(wantedPage(wanted)).toBe(expected);
});

test.each([
  ["chercheur", null, "/espace"],
  ["proprietaire", null, "/tableau-de-bord"],
  ["agence", "//mal.example", "/tableau-de-bord"],
  ["agence", "/annonces", "/annonces"],
] as const)("the login of a %s who asked for %j leads to %s", (userType, wanted, expected) => {
  expect(destinationOf(wanted, userType)).toBe(expected);
});

test("no text leads to another site", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."/\\:.@?#ahtps%09\t\n ".split("")) }), (text) => {
      expect(new URL(destinationOf(text, "chercheur"), "https://portail.example").host).toBe("portail.example");
    }),
  );
});

test("the login page is told where to lead back", () => {
  expect(loginHref(new URL("https://portail.example/publier.data?etape=2"))).toBe(
    "/connexion?suite=%2Fpublier%3Fetape%3D2",
  );
});
