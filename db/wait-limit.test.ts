import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { WaitLimit } from "./wait-limit.ts";

const never = () => {};

test("waits at the same time count once, and time between waits does not count", async () => {
  const limit = new WaitLimit(1_000_000);
  const ends = [limit.begin(never), limit.begin(never)];
  const before = performance.now();
  await expect.poll(() => limit.left).toBeLessThan(1_000_000);
  for (const end of ends) end();
  const { left } = limit;
  expect(1_000_000 - left).toBeLessThanOrEqual(performance.now() - before + 1);
  await pause(2);
  expect(limit.left).toBe(left);
});

test("a wait is notified when the time is over", async () => {
  const limit = new WaitLimit(1);
  await new Promise<void>((over) => limit.begin(over));
  expect(limit.left).toBeLessThanOrEqual(1);
});
