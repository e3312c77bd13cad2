import { expect, test } from "vitest";
import { samplesWanted } from "./prepare-data.ts";

test("a new portal has 1,000 sample listings by default, and none on an operator's database", () => {
  expect(samplesWanted({})).toBe(1000);
  expect(samplesWanted({ SAMPLE_LISTINGS: 12 })).toBe(12);
  expect(samplesWanted({ DATABASE_URL: "postgres://u@h/db" })).toBe(0);
  expect(samplesWanted({ DATABASE_URL: "postgres://u@h/db", SAMPLE_LISTINGS: 5 })).toBe(5);
});
