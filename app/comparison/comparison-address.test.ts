import { expect, test } from "vitest";
import { normalize, readComparison } from "./comparison-address.ts";

const read = (query: string) => readComparison(new URLSearchParams(query));

test("references are read in their order, without repeats, in capitals; invalid ones are left out", () => {
  expect(read("biens=bv2,BV1AA,BV2,bv2zz,%27;drop,BV1AA").references).toEqual(["BV1AA", "BV2ZZ"]);
  expect(read("biens=BV1AA&biens=BV2AA").references).toEqual(["BV1AA", "BV2AA"]);
  expect(read("")).toEqual({ references: [], added: null, refusal: null });
});

test("four references fit, a fifth is refused", () => {
  expect(read("biens=BV1AA,BV2AA,BV3AA,BV4AA")).toMatchObject({ references: { length: 4 }, refusal: null });
  expect(read("biens=BV1AA,BV2AA,BV3AA,BV4AA,BV5AA")).toEqual({
    references: ["BV1AA", "BV2AA", "BV3AA", "BV4AA"],
    added: null,
    refusal: "full",
  });
  expect(read("biens=BV1AA,BV2AA,BV3AA,BV4AA&ajouter=BV5AA").refusal).toBe("full");
  expect(read("biens=BV1AA,BV2AA,BV3AA,BV4AA&ajouter=bv4aa").refusal).toBeNull();
});

test("a typed text may be a reference or a listing's address; anything else is refused", () => {
  expect(read("biens=BV1AA&ajouter=+bv2aa+")).toEqual({ references: ["BV1AA"], added: "bv2aa", refusal: null });
  expect(normalize("https://portail.example/annonces/appartement-3-pieces-lyon-BV7K2QX?a=b")).toBe("BV7K2QX");
  expect(normalize("/annonces/BV7K2QX")).toBe("BV7K2QX");
  expect(read("ajouter=deux+mots").refusal).toBe("malformed");
  expect(read("ajouter=++").added).toBeNull();
});
