import fc from "fast-check";
import { expect, test } from "vitest";
import { readReceivedSearch, receivedHref, type ReceivedSearch, stateGroupNames } from "./received-address.ts";

test("a written address is read back", () => {
  const search: fc.Arbitrary<ReceivedSearch> = fc.record({
    group: fc.constantFrom(null, ...stateGroupNames),
    listing: fc.constantFrom(null, "BV1A2B3", "BVZZZZZ"),
    name: fc.constantFrom("", "Élodie", "N’Diaye & fils", "100 %"),
    page: fc.integer({ min: 1, max: 500 }),
  });
  fc.assert(
    fc.property(search, (wanted) => {
      expect(readReceivedSearch(new URL(receivedHref(wanted), "http://portail.invalid").searchParams)).toEqual(wanted);
    }),
  );
});

test.each(["", "etat=autre", "page=-1", "page=1.5", "page=abc", "bien=' or 1=1", "nom=%00", "etat=__proto__"])(
  "%j asks for nothing",
  (query) => {
    expect(readReceivedSearch(new URLSearchParams(query))).toEqual({ group: null, listing: null, name: "", page: 1 });
  },
);
