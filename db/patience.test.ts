import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { Patience } from "./patience.ts";

const never = () => {};

test("waits at the same time count once, and time between waits does not count", async () => {
  const patience = new Patience(1_000_000);
  const ends = [patience.begin(never), patience.begin(never)];
  const before = performance.now();
  await expect.poll(() => patience.left).toBeLessThan(1_000_000);
  for (const end of ends) end();
  const { left } = patience;
  expect(1_000_000 - left).toBeLessThanOrEqual(performance.now() - before + 1);
  await pause(2);
  expect(patience.left).toBe(left);
});

test("a wait is told when the time is over", async () => {
  const patience = new Patience(1);
  await new Promise<void>((over) => patience.begin(over));
  expect(patience.left).toBeLessThanOrEqual(1);
});
