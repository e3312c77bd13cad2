import { expect, test } from "vitest";
import { figureTrends, trendPoints } from "./figure-trend.ts";

const box = { width: 100, height: 20 };
const line = (isFlow: boolean, ...numbers: number[]) =>
  trendPoints({ isFlow, values: numbers.map((value, nth) => ({ day: `2026-12-0${nth + 1}`, value })) }, box);

test.each([
  ["a stock fills the height", line(false, 10, 12, 14), "0,20 50,10 100,0"],
  ["a flow begins at zero", line(true, 10, 5, 0), "0,0 50,10 100,20"],
  ["what does not change is in the middle", line(false, 7, 7), "0,10 100,10"],
])("%s", (_, points, expected) => {
  expect(points).toBe(expected);
});

test("a day without a value has no point on the line, and its place stays empty", () => {
  const values = ["2026-11-29", "2026-11-30", "2026-12-03"].map((day, value) => ({ day, value }));
  expect(trendPoints({ isFlow: false, values }, box)).toBe("0,20 25,10 100,0");
});

test("figures come in the order of the page, without figures that have no value", () => {
  const day = "2026-12-01";
  const trends = figureTrends([
    { day, figure: "searches", value: 3 },
    { day, figure: "disponible", value: 9 },
  ]);
  expect(trends.map(({ figure, isFlow }) => [figure, isFlow])).toEqual([
    ["disponible", false],
    ["searches", true],
  ]);
});
