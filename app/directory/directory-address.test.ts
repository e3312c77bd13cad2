import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import {
  type DirectoryCriteria,
  directoryHref,
  isCanonicalDirectory,
  parseDirectory,
  parsePage,
  profileHref,
} from "./directory-address.ts";

const paramsOf = (href: string) => new URL(href, "https://example.org").searchParams;

test("invalid values in the address are left out", () => {
  for (const page of ["abc", "-1", "0", "1e9", "99999999", "", "1.5"]) {
    expect(parseDirectory(new URLSearchParams({ page })).page, page).toBe(1);
  }
  expect(parseDirectory(new URLSearchParams("nom=&nom=%20Martin%00%0A&commune=%EF%BF%BF"))).toEqual({
    name: "Martin",
    place: "\uFFFF",
    page: 1,
  });
  expect(parseDirectory(new URLSearchParams({ nom: "x".repeat(10_000) })).name).toHaveLength(80);
});

test("empty fields of the form are not part of the canonical address", () => {
  const params = new URLSearchParams("nom=&commune=lyon&page=1");
  const criteria = parseDirectory(params);
  expect(isCanonicalDirectory(params, criteria)).toBe(false);
  expect(directoryHref(criteria)).toBe("/annonceurs?commune=lyon");
});

test("unknown parameters cause no redirect", () => {
  const params = new URLSearchParams("utm_source=lettre&commune=lyon");
  expect(isCanonicalDirectory(params, parseDirectory(params))).toBe(true);
});

test("any address is read, and its canonical form reads as the same search", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom("nom", "commune", "page", "autre"), anyText({ maxLength: 200 }))),
      (pairs) => {
        const criteria: DirectoryCriteria = parseDirectory(new URLSearchParams(pairs));
        const params = paramsOf(directoryHref(criteria));
        expect(parseDirectory(params)).toEqual(criteria);
        expect(isCanonicalDirectory(params, criteria)).toBe(true);
      },
    ),
  );
});

test("a profile's address has a page number from the second page on", () => {
  expect(profileHref("camille-roux")).toBe("/annonceurs/camille-roux");
  expect(profileHref("camille-roux", 2)).toBe("/annonceurs/camille-roux?page=2");
  expect(parsePage(paramsOf(profileHref("camille-roux", 2)))).toBe(2);
});
