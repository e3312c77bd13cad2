import { expect, test } from "vitest";
import { DatabaseAway } from "#db/database-away.ts";
import { currentWaitLimit, withWaitLimit } from "#db/wait-limit.ts";
import { costlyWorkIn, limitTurnWaits, searchTurns } from "./costly-work.server.ts";

/** Tasks whose duration the test sets, by its clock. */
function openWork() {
  let now = Date.UTC(2026, 0, 1);
  const work = limitTurnWaits(costlyWorkIn(searchTurns(() => new Date(now))));
  return {
    work,
    pass: (milliseconds: number) => void (now += milliseconds),
    spend: (visitor: string, milliseconds: number) => work({ visitor }, async () => void (now += milliseconds)),
    ask: (visitor: string, signal?: AbortSignal) =>
      work({ visitor, ...(signal ? { signal } : {}) }, async () => "answer"),
    hold(visitor: string) {
      const { promise, resolve: end } = Promise.withResolvers<void>();
      let isRunning = false;
      const done = work({ visitor }, async () => {
        isRunning = true;
        await promise;
      });
      return { done, end, isRunning: () => isRunning };
    },
  };
}

/** Resolves once everything that is not held has run. */
const settle = () => new Promise((done) => setImmediate(done));

test("a visitor without budget learns when to retry, and is served then", async () => {
  const work = openWork();
  expect(await work.spend("one", 30_000)).toMatchObject({ ok: true });
  expect(await work.ask("one")).toEqual({ ok: false, code: "too_much", retrySeconds: 2 });
  work.pass(2_000);
  expect(await work.ask("one")).toEqual({ ok: true, value: "answer" });
});

test("each visitor has a separate budget", async () => {
  const work = openWork();
  await work.spend("one", 60_000);
  expect(await work.ask("one")).toMatchObject({ ok: false });
  expect(await work.ask("other")).toEqual({ ok: true, value: "answer" });
});

test("ordinary searches for a whole day never reach the limit", async () => {
  const work = openWork();
  for (let search = 0; search < 3_000; search++) {
    expect(await work.spend("one", 200)).toMatchObject({ ok: true });
    work.pass(1_000);
  }
});

test("two of a visitor's tasks run at once; the others wait, and another visitor passes them", async () => {
  const work = openWork();
  const held = Array.from({ length: 10 }, () => work.hold("one"));
  await settle();
  expect(held.filter(({ isRunning }) => isRunning())).toHaveLength(2);
  expect(await work.ask("other")).toMatchObject({ ok: true });
  for (const { end } of held) end();
  for (const { done } of held) expect(await done).toMatchObject({ ok: true });
});

test("whatever the number of visitors, four tasks run at once", async () => {
  const work = openWork();
  const held = ["a", "b", "c", "d", "e", "f"].map((visitor) => work.hold(visitor));
  await settle();
  expect(held.filter(({ isRunning }) => isRunning())).toHaveLength(4);
  for (const { end } of held) end();
  for (const { done } of held) expect(await done).toMatchObject({ ok: true });
});

test("a waiting task is refused when the budget is spent at its turn; too many waiting tasks are refused at once", async () => {
  const work = openWork();
  const held = Array.from({ length: 24 }, () => work.hold("one"));
  expect(await work.ask("one")).toMatchObject({ ok: false });
  await settle();
  work.pass(40_000);
  for (const { end } of held) end();
  const answers = await Promise.all(held.map(({ done }) => done));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, ...Array.from({ length: 22 }, () => false)]);
});

test("beyond the total limit every task is refused as busy, until others finish", async () => {
  const work = openWork();
  const held = Array.from({ length: 48 }, (_, number) => work.hold(`visitor ${number % 24}`));
  expect(await work.ask("another")).toEqual({ ok: false, code: "busy", retrySeconds: 2 });
  for (const { end } of held) end();
  for (const { done } of held) expect(await done).toMatchObject({ ok: true });
  expect(await work.ask("another")).toMatchObject({ ok: true });
});

test("a task that nobody waits for any more does not run", async () => {
  const work = openWork();
  const held = [work.hold("one"), work.hold("one")];
  const leaving = new AbortController();
  const left = work.ask("one", leaving.signal);
  leaving.abort();
  for (const { end } of held) end();
  expect(await left).toMatchObject({ ok: false });
});

test("a failing task fails for its visitor, is counted, and frees its place", async () => {
  let now = 0;
  const work = limitTurnWaits(costlyWorkIn(searchTurns(() => new Date(now))));
  const fail = () =>
    work({ visitor: "one" }, async () => {
      now += 10_000;
      throw new Error("broken");
    });
  // Of ten seconds each, five come back while the next one runs.
  for (let round = 0; round < 5; round++) await expect(fail()).rejects.toThrow("broken");
  expect(await work({ visitor: "one" }, async () => null)).toMatchObject({ ok: false });
});

test("a task that waits for its turn longer than a request waits for the database is refused, and never runs", async () => {
  const work = openWork();
  const held = [work.hold("one"), work.hold("one")];
  await settle();
  const late = withWaitLimit(20, () => work.hold("one"));
  await expect(late.done).rejects.toThrow(DatabaseAway);
  for (const { end } of held) end();
  expect(await work.ask("one")).toEqual({ ok: true, value: "answer" });
  expect(late.isRunning()).toBe(false);
});

test("a task that has its turn is not ended when the wait for turns ends", async () => {
  const work = openWork();
  const held = withWaitLimit(20, () => work.hold("one"));
  await new Promise((done) => setTimeout(done, 30));
  held.end();
  expect(await held.done).toMatchObject({ ok: true });
});

test("a task that hangs with the database costs its visitor nothing", async () => {
  const work = openWork();
  const hang = () =>
    withWaitLimit(10_000, () =>
      work.work({ visitor: "one" }, async () => {
        work.pass(60_000);
        currentWaitLimit()!.wasSilent = true;
      }),
    );
  for (let time = 0; time < 3; time++) expect(await hang()).toMatchObject({ ok: true });
  expect(await work.ask("one")).toEqual({ ok: true, value: "answer" });
});

test("a visitor's crowd behind tasks that hang is busy, not too much", async () => {
  const work = openWork();
  const held = Array.from({ length: 24 }, () => work.hold("one"));
  expect(await work.ask("one")).toMatchObject({ code: "too_much" });
  work.pass(6_000);
  expect(await work.ask("one")).toMatchObject({ code: "busy" });
  for (const { end } of held) end();
  await Promise.all(held.map(({ done }) => done));
});
