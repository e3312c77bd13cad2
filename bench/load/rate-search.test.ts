import fc from "fast-check";
import { expect, test } from "vitest";
import { findHighestRate } from "./rate-search.ts";

const bounds = { from: 50, most: 10_000, within: 0.1 };

async function search(limit: number) {
  const tried: number[] = [];
  const found = await findHighestRate(async (rate) => {
    tried.push(rate);
    return rate <= limit;
  }, bounds);
  return { found, tried };
}

test("the rate is doubled until one does not hold, then found halfway", async () => {
  expect(await search(330)).toEqual({ found: 325, tried: [50, 100, 200, 400, 300, 350, 325] });
});

test("a machine slower than the first rate gets a lower rate, or zero", async () => {
  expect(await search(30)).toEqual({ found: 29, tried: [50, 25, 38, 32, 29] });
  expect((await search(0)).found).toBe(0);
});

test("no rate beyond the highest is tried", async () => {
  expect(await search(1_000_000)).toMatchObject({ found: 10_000 });
});

test("the found rate holds, and a slightly higher one does not", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 50, max: 9_999 }), async (limit) => {
      const { found } = await search(limit);
      expect(found).toBeLessThanOrEqual(limit);
      expect(found).toBeGreaterThan(limit - found * bounds.within - 1);
    }),
  );
});
