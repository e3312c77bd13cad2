import fc from "fast-check";
import { expect, test } from "vitest";
import { monthlyInsurance, monthlyPayment } from "./loan.ts";

// Wikipedia, « Mortgage calculator »; emprunter-malin.com, December 2016; forum-immobilier.com, 2025.
test.each([
  { capital: 200_000_00, rate: 6.5, years: 30, published: 1_264_14, within: 0 },
  { capital: 200_000_00, rate: 0.92, years: 15, published: 1_190_00, within: 50 },
  { capital: 200_000_00, rate: 1.29, years: 25, published: 780_00, within: 50 },
  { capital: 200_000_00, rate: 2.01, years: 25, published: 849_00, within: 50 },
  { capital: 200_000_00, rate: 3.7, years: 20, published: 1_180_00, within: 100 },
])("$capital at $rate % for $years years cost $published a month, as published", (loan) => {
  const payment = monthlyPayment({ capital: loan.capital, rate: loan.rate, months: loan.years * 12 });
  expect(Math.abs(payment - loan.published)).toBeLessThanOrEqual(loan.within);
});

test("a rate of 0 divides the capital", () => {
  expect(monthlyPayment({ capital: 240_000_00, rate: 0, months: 240 })).toBe(1_000_00);
});

test("insurance at 0.36 % of 200,000 € costs 60 € a month", () => {
  expect(monthlyInsurance(200_000_00, 0.36)).toBe(60_00);
});

const capital = fc.integer({ min: 1_000_00, max: 10_000_000_00 });
const rate = fc.integer({ min: 0, max: 2_500 }).map((hundredths) => hundredths / 100);
const months = fc.integer({ min: 1, max: 40 }).map((years) => years * 12);

test("the payments repay at least the capital, within their rounding", () => {
  fc.assert(
    fc.property(capital, rate, months, (amount, percent, count) => {
      const payment = monthlyPayment({ capital: amount, rate: percent, months: count });
      expect(payment * count).toBeGreaterThanOrEqual(amount - count);
    }),
  );
});

test("paid month by month, the loan ends at zero, within a rounded cent a month with its interest", () => {
  fc.assert(
    fc.property(capital, rate, months, (amount, percent, count) => {
      const payment = monthlyPayment({ capital: amount, rate: percent, months: count });
      const monthly = percent / 100 / 12;
      let left = amount;
      for (let month = 0; month < count; month++) left = left * (1 + monthly) - payment;
      const rounding = monthly === 0 ? count : ((1 + monthly) ** count - 1) / monthly;
      expect(Math.abs(left)).toBeLessThanOrEqual(0.51 * rounding + 0.01);
    }),
  );
});

test("a higher rate costs more each month, a longer duration less", () => {
  fc.assert(
    fc.property(capital, rate, months, (amount, percent, count) => {
      const payment = monthlyPayment({ capital: amount, rate: percent, months: count });
      expect(monthlyPayment({ capital: amount, rate: percent + 1, months: count })).toBeGreaterThanOrEqual(payment);
      expect(monthlyPayment({ capital: amount, rate: percent, months: count + 12 })).toBeLessThanOrEqual(payment);
    }),
  );
});
