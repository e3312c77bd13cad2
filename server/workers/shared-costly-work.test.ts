import { expect, test } from "vitest";
import { createCostlyWork } from "#app/platform/security/costly-work.server.ts";
import { costlyTurnsOf, costlyWorkOfWorker } from "./shared-costly-work.ts";

const VISITOR = "192.0.2.1";
const nextTurn = () => new Promise((next) => setImmediate(next));

/** A primary's costly work; its workers' messages need no processes. */
function openPrimary() {
  const costlyWork = createCostlyWork(() => new Date(0));
  return function openWorker() {
    const turns = costlyTurnsOf(costlyWork, (message) => {
      if (message.kind === "costly-answer") worker.receive(message);
    });
    const worker = costlyWorkOfWorker((message) => {
      if (message.kind === "costly-request") void turns.request(message);
      if (message.kind === "costly-end") turns.end(message.id);
    });
    return { ...worker, die: turns.endAll };
  };
}

/** Tasks that run until they are ended, and the order in which they started. */
function openTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<void>((end) => ends.set(name, end));
  };
  return { started, task, end: (name: string) => ends.get(name)!() };
}

test("a visitor's tasks of four workers run two at once, and keep their turn when the visitor leaves", async () => {
  const openWorker = openPrimary();
  const { started, task, end } = openTasks();
  const leaving = new AbortController();
  const answers = ["one", "two", "three", "four"].map((name) =>
    openWorker().costlyWork({ visitor: VISITOR, ...(name === "one" && { signal: leaving.signal }) }, task(name)),
  );
  await expect.poll(() => started).toEqual(["one", "two"]);
  leaving.abort();
  await nextTurn();
  expect(started).toEqual(["one", "two"]);
  end("one");
  await expect.poll(() => started).toEqual(["one", "two", "three"]);
  end("two");
  await expect.poll(() => started).toEqual(["one", "two", "three", "four"]);
  end("three");
  end("four");
  expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, true, true, true]);
});

test("a task whose visitor left while it waited does not run", async () => {
  const { costlyWork } = openPrimary()();
  const { started, task, end } = openTasks();
  const leaving = new AbortController();
  const running = [costlyWork({ visitor: VISITOR }, task("one")), costlyWork({ visitor: VISITOR }, task("two"))];
  await expect.poll(() => started).toHaveLength(2);
  const left = costlyWork({ visitor: VISITOR, signal: leaving.signal }, task("three"));
  leaving.abort();
  end("one");
  end("two");
  expect((await left).ok).toBe(false);
  await Promise.all(running);
  expect(started).toEqual(["one", "two"]);
});

test("the turns of a worker that dies pass to the others, and its last request gets none", async () => {
  const openWorker = openPrimary();
  const { started, task, end } = openTasks();
  const [dying, other] = [openWorker(), openWorker()];
  void dying.costlyWork({ visitor: VISITOR }, task("one"));
  void dying.costlyWork({ visitor: VISITOR }, task("two"));
  await expect.poll(() => started).toHaveLength(2);
  dying.die();
  void dying.costlyWork({ visitor: VISITOR }, task("three"));
  const answer = other.costlyWork({ visitor: VISITOR }, task("four"));
  await expect.poll(() => started).toEqual(["one", "two", "four"]);
  end("four");
  expect((await answer).ok).toBe(true);
});
