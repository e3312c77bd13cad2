import fc from "fast-check";
import { expect, test } from "vitest";
import { parsePublications, publicationsHref, tabNames } from "./publications.ts";

const read = (query: string) => parsePublications(new URLSearchParams(query));

test.each([
  ["", { tab: "publiees", text: "", transaction: null, withoutPhoto: false, page: 1 }],
  ["statut=brouillons&page=3", { tab: "brouillons", page: 3 }],
  ["statut=autre&page=-1&transaction=don", { tab: "publiees", page: 1, transaction: null }],
  ["q=%00%20%20maison%0A&transaction=vente&photos=sans", { text: "maison", transaction: "vente", withoutPhoto: true }],
  ["page=999999999999", { page: 1 }],
])("%j is understood as far as possible", (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test("a written address is read back", () => {
  const criteria = fc.record({
    tab: fc.constantFrom(...tabNames),
    text: fc.stringMatching(/^[a-zé]{0,20}$/),
    transaction: fc.constantFrom("vente" as const, "location" as const, null),
    withoutPhoto: fc.boolean(),
    page: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(criteria, (wanted) => {
      expect(parsePublications(new URL(publicationsHref(wanted), "http://x").searchParams)).toEqual(wanted);
    }),
  );
});
