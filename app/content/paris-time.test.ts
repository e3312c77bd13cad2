import { expect, test } from "vitest";
import { fromParisTime, toParisTime } from "./paris-time.ts";

test.each([
  ["2026-12-01T09:00", "2026-12-01T08:00:00.000Z"],
  ["2026-07-14T00:30", "2026-07-13T22:30:00.000Z"],
  ["2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
])("%s in Paris is %s", (local, iso) => {
  expect(fromParisTime(local)).toBe(iso);
  expect(toParisTime(iso)).toBe(local);
});

test.each(["2026-02-30T10:00", "2026-13-01T10:00", "demain", "", "2026-01-01T25:00"])("%j is no time", (local) => {
  expect(fromParisTime(local)).toBeNull();
});
