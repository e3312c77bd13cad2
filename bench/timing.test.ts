import { expect, test } from "vitest";
import { percentile } from "./timing.ts";

test("percentiles are nearest ranks", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([percentile(hundred, 0.5), percentile(hundred, 0.99), percentile(hundred, 1)]).toEqual([50, 99, 100]);
  expect(percentile([7], 0.99)).toBe(7);
});
