import { expect, test } from "vitest";
import { nextNight } from "./next-night.ts";

test.each([
  ["2026-11-26T15:20:00Z", "2026-11-27T03:00:00.000Z"],
  ["2026-11-26T02:59:00Z", "2026-11-26T03:00:00.000Z"],
  ["2026-11-26T03:00:00Z", "2026-11-27T03:00:00.000Z"],
  ["2026-07-14T12:00:00Z", "2026-07-15T02:00:00.000Z"],
  ["2027-03-27T23:30:00Z", "2027-03-28T02:00:00.000Z"],
  ["2026-10-24T23:30:00Z", "2026-10-25T03:00:00.000Z"],
])("after %s listings are exported at %s: at four in France, also when clocks change", (now, night) => {
  expect(nextNight(new Date(now)).toISOString()).toBe(night);
});
