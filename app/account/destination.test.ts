import fc from "fast-check";
import { expect, test } from "vitest";
import { destinationOf, loginHref } from "./destination.ts";

test.each([
  ["/publier?etape=2", "/publier?etape=2"],
  ["//mal.example", "/espace"],
  ["/\\mal.example", "/espace"],
  ["https://mal.example", "/espace"],
  ["javascript:alert(1)", "/espace"],
  ["/\t/mal.example", "/espace"],
  ["", "/espace"],
])("after the login, %j leads to %s", (wanted, expected) => {
  expect(destinationOf(wanted)).toBe(expected);
});

test("no text leads to another site", () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."/\\:.@?#ahtps%09\t\n ".split("")) }), (text) => {
    expect(new URL(destinationOf(text), "https://portail.example").host).toBe("portail.example");
  }));
});

test("the login page is told where to lead back", () => {
  expect(loginHref(new URL("https://portail.example/publier.data?etape=2"))).toBe("/connexion?suite=%2Fpublier%3Fetape%3D2");
});
