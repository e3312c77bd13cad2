import { expect, test } from "vitest";
import { dueAt, hoursLeft, kindsOf, reportedKinds, reportKinds } from "./report.ts";

const now = new Date("2026-03-28T20:00:00Z");

test.each([
  ["scam", 24],
  ["illegal", 24],
  ["harassment", 24],
  ["minors", 24],
  ["false", 72],
  ["discrimination", 72],
  ["other", 72],
] as const)("a report of %s is due within %d hours, also over a change of clocks", (kind, hours) => {
  expect(hoursLeft(dueAt(kind, now).toISOString(), now.toISOString())).toBe(hours);
});

test("every kind of report can be chosen for some thing, and the kind « other » for every thing", () => {
  const offered = new Set(reportedKinds.flatMap((thing) => kindsOf[thing]));
  expect([...offered].toSorted()).toEqual([...reportKinds].toSorted());
  for (const thing of reportedKinds) expect(kindsOf[thing]).toContain("other");
});
