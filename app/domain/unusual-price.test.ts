import { expect, test } from "vitest";
import { unusualFactor } from "./unusual-price.ts";

test.each([
  ["ten times less, by a digit left out", 285_000, 28_500, { times: 10, direction: "less" }],
  ["a price of one euro", 285_000, 1, { times: 285_000, direction: "less" }],
  ["285 times more", 1_000, 285_000, { times: 285, direction: "more" }],
  ["a factor of many digits, rounded to three", 28_500, 999_999_999, { times: 35_100, direction: "more" }],
  ["just above three times", 100_000, 300_001, { times: 3, direction: "more" }],
  ["just below a third", 300_000, 99_999, { times: 3, direction: "less" }],
] as const)("%s is unusual", (_title, before, after, factor) => {
  expect(unusualFactor(before, after)).toEqual(factor);
});

test.each([
  ["the same price", 285_000, 285_000],
  ["exactly three times", 100_000, 300_000],
  ["exactly a third", 300_000, 100_000],
  ["half of it", 285_000, 142_500],
  ["a first price", 0, 285_000],
])("%s is usual", (_title, before, after) => {
  expect(unusualFactor(before, after)).toBeNull();
});
