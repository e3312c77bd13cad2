import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

const write = (current: number, last: number) =>
  pageWindow(current, last)
    .map((step) => ("page" in step ? String(step.page) : "…"))
    .join(" ");

test.each([
  [1, 54, "1 2 3 … 54"],
  [2, 54, "1 2 3 … 54"],
  [3, 54, "1 2 3 4 … 54"],
  [12, 54, "1 … 11 12 13 … 54"],
  [54, 54, "1 … 52 53 54"],
  [1, 1, "1"],
  [2, 4, "1 2 3 4"],
  [4, 6, "1 2 3 4 5 6"],
])("page %i of %i: %s", (current, last, expected) => {
  expect(write(current, last)).toBe(expected);
});

test.each([
  [1, 54, "1 2 3 … 54"],
  [2, 54, "1 2 … 54"],
  [3, 54, "1 2 3 … 54"],
  [12, 54, "1 … 12 … 54"],
  [53, 54, "1 … 53 54"],
  [2, 4, "1 2 3 4"],
])("in a narrow row, page %i of %i: %s", (current, last, expected) => {
  const kept = pageWindow(current, last).flatMap((step) =>
    "page" in step ? (step.isSpare ? [] : [String(step.page)]) : ["…"],
  );
  expect(kept.join(" ")).toBe(expected);
});

test("first, current and last page are always included, in order, once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), fc.nat(), (last, offset) => {
      const current = 1 + (offset % last);
      const pages = pageWindow(current, last).flatMap((step) => ("page" in step ? [step.page] : []));
      expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
      expect(pages).toEqual(expect.arrayContaining([1, current, last]));
      expect(pages.length).toBeLessThanOrEqual(7);
    }),
  );
});
