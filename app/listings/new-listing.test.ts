import { expect, test } from "vitest";
import { newUntil } from "./new-listing.ts";

const published = new Date("2026-03-01T09:30:00Z");

test.each([
  ["as it is published", "2026-03-01T09:30:00Z", true],
  ["a millisecond before its seven days are over", "2026-03-08T09:29:59.999Z", true],
  ["after seven days to the millisecond", "2026-03-08T09:30:00Z", false],
  ["a month later", "2026-04-01T09:30:00Z", false],
])("a listing is new or not %s", (_, now, isNew) => {
  expect(newUntil(published, new Date(now))).toBe(isNew ? Date.parse("2026-03-08T09:30:00Z") : null);
});
