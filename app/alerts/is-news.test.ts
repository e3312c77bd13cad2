import { expect, test } from "vitest";
import { isNews } from "./use-cases/match-listing-event.server.ts";

const event = { isOnShow: true, hasLeftAgain: false, minutesSinceLeft: null };

test.each([
  ["a leaving", { kind: "gone", isOnShow: false }, true],
  ["a leaving that was undone", { kind: "gone" }, false],
  ["a leaving after which the home has left again", { kind: "gone", isOnShow: false, hasLeftAgain: true }, false],
  ["a leaving some minutes after another", { kind: "gone", isOnShow: false, minutesSinceLeft: 3 }, true],
  ["a return ten minutes after the leaving", { kind: "back", minutesSinceLeft: 10 }, true],
  ["a return nine minutes after it", { kind: "back", minutesSinceLeft: 9.9 }, false],
  ["a return of which no leaving is known", { kind: "back" }, true],
  ["a lower price", { kind: "cheaper", minutesSinceLeft: 3 }, true],
  ["a new home", { kind: "new" }, true],
] as const)("%s is news or not", (_, changes, expected) => {
  expect(isNews({ ...event, ...changes })).toBe(expected);
});
