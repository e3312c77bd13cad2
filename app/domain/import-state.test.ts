import { expect, test } from "vitest";
import { busyStates, endedStates, importStates, statesBefore, undecidedStates } from "./import-state.ts";

test("every state is busy, undecided or ended", () => {
  expect([...busyStates, ...undecidedStates, ...endedStates].toSorted()).toEqual(Object.keys(importStates).toSorted());
});

test("homes are stored once a file was read, or after somebody's decision", () => {
  expect(statesBefore("running")).toEqual(["reading", "preview", "held"]);
  expect(statesBefore("done")).toEqual(["running"]);
});

test("an ended import stays as it is", () => {
  for (const to of ["reading", "waiting", "refused", "replaced", "dropped"] as const)
    expect(statesBefore(to).filter((state) => endedStates.includes(state))).toEqual([]);
});
