import { expect, test } from "vitest";
import { formatMoment } from "./moments.ts";

const now = "2026-03-12T09:00:00Z";

test.each([
  ["2026-03-12T08:05:00Z", "aujourd’hui à\u00A009:05", "today at\u00A009:05"],
  ["2026-03-11T23:30:00Z", "aujourd’hui à\u00A000:30", "today at\u00A000:30"],
  ["2026-03-11T13:32:00Z", "hier à\u00A014:32", "yesterday at\u00A014:32"],
  ["2026-03-01T08:05:00Z", "le 1er mars à\u00A009:05", "on 1 March at\u00A009:05"],
  ["2025-12-31T23:30:00Z", "le 1er janvier à\u00A000:30", "on 1 January at\u00A000:30"],
  ["2025-07-04T10:00:00Z", "le 4 juillet 2025 à\u00A012:00", "on 4 July 2025 at\u00A012:00"],
])("%s reads %s", (iso, french, english) => {
  expect(formatMoment(iso, { now, language: "fr" })).toBe(french);
  expect(formatMoment(iso, { now, language: "en" })).toBe(english);
});

test("the day before is right when clocks change", () => {
  expect(formatMoment("2026-03-29T10:00:00Z", { now: "2026-03-29T22:30:00Z", language: "fr" })).toBe(
    "hier à\u00A012:00",
  );
});
