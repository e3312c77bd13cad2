import { expect, test } from "vitest";
import { gate } from "./gate.ts";

test("no more tasks run at once than the gate lets in, all run, in order, and a failure frees its place", async () => {
  const through = gate(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const task = (number: number) =>
    through(async () => {
      running += 1;
      most = Math.max(most, running);
      order.push(number);
      await new Promise((turn) => setImmediate(turn));
      running -= 1;
      if (number === 1) throw new Error("no");
      return number;
    });
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(task));
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4, 5]);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
});
