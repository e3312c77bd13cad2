import fc from "fast-check";
import { expect, test } from "vitest";
import { drawPrices } from "./price-drawing.ts";

const history = (...prices: [at: number, amount: number][]) =>
  prices.map(([at, amount]) => ({ at, amount, on: "2026-11-01" }));

test("a drop goes down at its moment; the first and the last price stand where no line crosses them", () => {
  const { steps, amounts, days, hasToday } = drawPrices(history([0, 300_000], [0.6, 240_000]));
  expect(steps).toEqual([
    { from: 0, to: 60, y: 20 },
    { from: 60, to: 100, y: 60 },
  ]);
  expect(amounts).toEqual([
    { index: 0, x: 0, y: 20, isAbove: true, anchor: "start" },
    { index: 1, x: 100, y: 60, isAbove: false, anchor: "end" },
  ]);
  expect(days).toEqual([
    { index: 0, x: 0, anchor: "start" },
    { index: 1, x: 60, anchor: "start" },
  ]);
  expect(hasToday).toBe(false);
  expect(drawPrices(history([0, 300_000], [0.5, 240_000])).hasToday).toBe(true);
});

test("a rise is labelled above its line, and a small change is drawn small", () => {
  const { steps, amounts } = drawPrices(history([0, 300_000], [0.5, 303_000]));
  expect(amounts.map(({ isAbove }) => isAbove)).toEqual([false, true]);
  expect(steps[0]!.y - steps[1]!.y).toBeLessThan(5);
});

const anyHistory = fc
  .array(fc.tuple(fc.double({ min: 0.001, max: 1, noNaN: true }), fc.integer({ min: 1, max: 1_000_000 })), {
    minLength: 1,
    maxLength: 39,
  })
  .map((rest) => history([0, 500_000], ...rest.toSorted(([one], [other]) => one - other)));

test("the line has no gap, and texts on one side of it never overlap", () => {
  fc.assert(
    fc.property(anyHistory, (prices) => {
      const { steps, amounts, days } = drawPrices(prices);
      expect(steps[0]!.from).toBe(0);
      expect(steps.at(-1)!.to).toBe(100);
      for (const [index, step] of steps.slice(1).entries()) expect(step.from).toBe(steps[index]!.to);
      for (const { y } of steps) expect(y >= 20 && y <= 60).toBe(true);
      const spans = (labels: { x: number; anchor: string }[], width: number) =>
        labels.map(({ x, anchor }) => (anchor === "start" ? [x, x + width] : [x - width, x]) as [number, number]);
      const areApart = (all: [number, number][]) =>
        all.every(([from], index) => index === 0 || from >= all[index - 1]![1]);
      for (const side of [true, false])
        expect(
          areApart(
            spans(
              amounts.filter(({ isAbove }) => isAbove === side),
              28,
            ),
          ),
        ).toBe(true);
      expect(areApart(spans(days, 22))).toBe(true);
      expect(spans([...amounts, ...days], 22).every(([from, to]) => from >= 0 && to <= 100)).toBe(true);
      expect([amounts[0]?.index, amounts.at(-1)?.index, days[0]?.index]).toEqual([0, prices.length - 1, 0]);
    }),
  );
});
