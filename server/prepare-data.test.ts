import { expect, test } from "vitest";
import { samplesWanted } from "./prepare-data.ts";

test("a new portal has a thousand sample listings, unless its setting or a database of the operator's says otherwise", () => {
  expect(samplesWanted({})).toBe(1000);
  expect(samplesWanted({ SAMPLE_LISTINGS: 12 })).toBe(12);
  expect(samplesWanted({ DATABASE_URL: "postgres://u@h/db" })).toBe(0);
  expect(samplesWanted({ DATABASE_URL: "postgres://u@h/db", SAMPLE_LISTINGS: 5 })).toBe(5);
});
