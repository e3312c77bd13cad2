import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("no more tasks run at once than allowed, all run, in order, and a failure frees its place", async () => {
  const through = limitConcurrency(2, 4);
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

test("beyond those that run and wait, a task is refused at once, and never runs", async () => {
  const through = limitConcurrency(1, 1);
  const ran: number[] = [];
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  const task = (number: number) =>
    through(async () => {
      await opened;
      ran.push(number);
      return number;
    });
  const [first, second] = [task(1), task(2)];
  expect(await task(3)).toBeNull();
  open();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(await task(4)).toBe(4);
  expect(ran).toEqual([1, 2, 4]);
});

test("tasks for later run after all others, are never refused, and take no place of those that wait", async () => {
  const through = limitConcurrency(1, 2);
  const order: string[] = [];
  const task = (name: string, options?: { later: boolean }) =>
    through(async () => {
      order.push(name);
      await new Promise((turn) => setImmediate(turn));
      return name;
    }, options);
  const results = await Promise.all([
    ...["later 1", "later 2", "later 3", "later 4"].map((name) => task(name, { later: true })),
    ...["now 1", "now 2", "now 3"].map((name) => task(name)),
  ]);
  expect(order).toEqual(["later 1", "now 1", "now 2", "later 2", "later 3", "later 4"]);
  expect(results).toEqual(["later 1", "later 2", "later 3", "later 4", "now 1", "now 2", null]);
});
