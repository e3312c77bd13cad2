import fc from "fast-check";
import { expect, test } from "vitest";
import { marketScale, percentFromMedian } from "./market-prices.ts";

const quantiles = { p10: 3_000_00, p25: 3_500_00, p50: 4_000_00, p75: 5_000_00, p90: 6_000_00 };

test("the drawing keeps a sixth of its width below the 10th and above the 90th percentile", () => {
  const at = marketScale(quantiles);
  expect([3_000_00, 4_500_00, 6_000_00].map(at)).toEqual([16.7, 50, 83.3]);
  expect([100_00, 90_000_00].map(at)).toEqual([0, 100]);
});

test("every amount has a place on the drawing, in order, also where all homes cost the same", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(amounts, (drawn) => {
      const sorted = drawn.toSorted((one, other) => one - other);
      const [p10, p25, p50, p75, p90] = sorted as [number, number, number, number, number];
      const places = sorted.map(marketScale({ p10, p25, p50, p75, p90 }));
      expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }),
  );
});

test.each([
  [4_400_00, 10],
  [3_600_00, -10],
  [4_010_00, 0],
])("%i is %i %% from the median", (amount, percent) => {
  expect(percentFromMedian(amount, quantiles)).toBe(percent);
});
