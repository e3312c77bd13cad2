import { expect, test } from "vitest";
import { parseReferences } from "./reference-store.ts";

test("stored references are read in their order", () => {
  expect(parseReferences('["BV2AA","BV1AA"]', 4)).toEqual(["BV2AA", "BV1AA"]);
  expect(parseReferences(null, 4)).toEqual([]);
});

test("foreign values are read as far as they are valid, without repeats and up to the maximum", () => {
  expect(parseReferences('["BV1AA","BV1AA",1,null,"<p>","BV2AA"]', 4)).toEqual(["BV1AA", "BV2AA"]);
  expect(parseReferences(JSON.stringify(Array.from({ length: 5_000 }, (_, index) => `BV${1_000 + index}`)), 4)).toEqual(
    ["BV1000", "BV1001", "BV1002", "BV1003"],
  );
  for (const text of ["{{", "{}", '"BV1AA"', "7"]) expect(parseReferences(text, 4)).toEqual([]);
});
