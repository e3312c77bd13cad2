import { expect, test } from "vitest";
import { isDay } from "./day.ts";

test.each([
  ["2026-11-26", true],
  ["2028-02-29", true],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["9999-12-31", false],
  ["0000-01-01", false],
  ["26/11/2026", false],
])("%s", (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
