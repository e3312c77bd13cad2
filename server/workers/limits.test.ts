import { expect, test } from "vitest";
import { borrowLimits } from "./borrow-limits.ts";
import { lendLimits } from "./lend-limits.ts";
import type { Lease } from "#app/platform/security/lease.ts";
import { createLimits } from "./limits.ts";

/** Limits of a primary, and workers that ask it by messages. */
function openLimits() {
  const limits = createLimits(() => new Date(0));
  const openWorker = () => {
    const lender = lendLimits(limits, (message) => {
      if (message.kind === "taken") worker.taken(message);
    });
    const worker = borrowLimits((message) => {
      if (message.kind === "take") lender.take(message);
      if (message.kind === "end") lender.end(message.id);
    });
    return { worker, die: lender.endAll };
  };
  return { limits, openWorker };
}

const VISITOR = "192.0.2.1";
const takeAll = async (take: () => Lease | null | Promise<Lease | null>, most: number) => {
  const leases: (Lease | null)[] = [];
  for (let number = 0; number < most; number++) leases.push(await take());
  return leases.filter((lease) => lease !== null);
};

test("a visitor has as many places in two workers as in one", async () => {
  const { openWorker } = openLimits();
  const [one, two] = [openWorker().worker, openWorker().worker];
  const leases = await takeAll(() => one.takePage(VISITOR), 30);
  expect(await takeAll(() => two.takePage(VISITOR), 30)).toHaveLength(18);
  leases[0]!.end();
  expect(await takeAll(() => two.takePage(VISITOR), 30)).toHaveLength(1);
});

test("what a worker held comes back when it dies, and what it asked for last is not given", async () => {
  const { limits, openWorker } = openLimits();
  const { worker, die } = openWorker();
  await takeAll(() => worker.takeConnection(VISITOR), 200);
  die();
  void worker.takeConnection(VISITOR);
  expect(await takeAll(() => limits.takeConnection(VISITOR), 201)).toHaveLength(200);
});

test("costly work holds its slot until it ends, even when its visitor has left", async () => {
  const { openWorker } = openLimits();
  const { worker } = openWorker();
  const done: (() => void)[] = [];
  const started: number[] = [];
  const leaving = new AbortController();
  const begin = (number: number, signal?: AbortSignal) =>
    worker.costlyWork({ visitor: VISITOR, ...(signal && { signal }) }, () => {
      started.push(number);
      return new Promise<void>((end) => done.push(end));
    });
  const answers = [begin(1, leaving.signal), begin(2), begin(3)];
  // Two at once for one visitor.
  await expect.poll(() => started).toEqual([1, 2]);
  leaving.abort();
  await new Promise((next) => setImmediate(next));
  expect(started).toEqual([1, 2]);
  done[0]!();
  await expect.poll(() => started).toEqual([1, 2, 3]);
  for (const end of done) end();
  expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, true, true]);
});

test("costly work that its visitor left before its turn does not run", async () => {
  const { openWorker } = openLimits();
  const { worker } = openWorker();
  const done: (() => void)[] = [];
  const hold = () => worker.costlyWork({ visitor: VISITOR }, () => new Promise<void>((end) => done.push(end)));
  const running = [hold(), hold()];
  await expect.poll(() => done).toHaveLength(2);
  const leaving = new AbortController();
  let hasRun = false;
  const left = worker.costlyWork({ visitor: VISITOR, signal: leaving.signal }, async () => void (hasRun = true));
  leaving.abort();
  for (const end of done) end();
  expect((await left).ok).toBe(false);
  expect(hasRun).toBe(false);
  await Promise.all(running);
});

test("an account has four pictures in memory at once, all accounts 24, in all workers together", async () => {
  const { openWorker } = openLimits();
  const [one, two] = [openWorker().worker, openWorker().worker];
  const own = await takeAll(() => one.takePicture("compte-0"), 6);
  expect(own).toHaveLength(4);
  expect(await takeAll(() => two.takePicture("compte-0"), 1)).toHaveLength(0);
  let account = 0;
  expect(await takeAll(() => two.takePicture(`compte-${1 + Math.floor(account++ / 4)}`), 30)).toHaveLength(20);
  for (const lease of own) lease.end();
  expect(await takeAll(() => two.takePicture("compte-0"), 6)).toHaveLength(4);
});
