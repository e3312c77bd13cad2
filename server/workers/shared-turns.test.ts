import { expect, test } from "vitest";
import { inTurn, openShare, type Asked } from "#app/platform/shares/open-share.ts";
import { shareTable } from "#app/platform/shares/share-table.ts";
import { type Turns, turnsForWorker, turnsOfWorker } from "./shared-turns.ts";

/** A primary's turns; its workers' messages need no processes. */
function openPrimary({ all, waiting }: { all: number; waiting: number }) {
  const limits = { all, ofOne: { network: 2 }, waiting: { all: waiting, ofOne: waiting } };
  const turns: Turns = {
    searches: openShare(limits).ask,
    pictures: openShare(limits).ask,
    fileChecks: openShare(shareTable.fileChecks).ask,
  };
  function openWorker() {
    const own = turnsForWorker(turns, (message) => {
      if (message.kind === "turn-answer") worker.receive(message);
    });
    const worker = turnsOfWorker((message) => {
      if (message.kind === "turn-request") void own.request(message);
      if (message.kind === "turn-end") own.end(message.id);
    });
    return { turns: worker.turns, die: own.endAll };
  }
  return { turns, openWorker };
}

/** Tasks that run until they are ended, and the order in which they started. */
function openTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    run: (turn: (asked?: Asked) => ReturnType<Turns["searches"]>, name: string, asked: Asked = {}) =>
      inTurn(turn(asked), () => {
        started.push(name);
        return new Promise<string>((end) => ends.set(name, () => end(name)));
      }),
    end: (name: string) => ends.get(name)!(),
  };
}

test("pictures of two workers have the turns that an import in the primary leaves, and come before it", async () => {
  const { turns, openWorker } = openPrimary({ all: 2, waiting: 2 });
  const { started, run, end } = openTasks();
  const imported = ["import 1", "import 2", "import 3"].map((name) => run(turns.pictures, name, { later: true }));
  const [first, second] = [openWorker().turns.pictures, openWorker().turns.pictures];
  const sent = [run(first, "photo 1"), run(second, "photo 2"), run(second, "photo 3")];
  expect(await sent[2]).toBeNull();
  const order = ["import 1", "import 2", "photo 1", "photo 2", "import 3"];
  await expect.poll(() => started).toEqual(order.slice(0, 2));
  for (const [at, name] of ["import 2", "photo 1", "import 1"].entries()) {
    end(name);
    await expect.poll(() => started).toEqual(order.slice(0, at + 3));
  }
  end("photo 2");
  end("import 3");
  expect(await Promise.all(sent)).toEqual(["photo 1", "photo 2", null]);
  expect(await Promise.all(imported)).toEqual(["import 1", "import 2", "import 3"]);
});

test("a visitor's tasks of four workers run two at once, and keep their turn when the visitor leaves", async () => {
  const { openWorker } = openPrimary({ all: 4, waiting: 9 });
  const { started, run, end } = openTasks();
  const leaving = new AbortController();
  const who = { network: "192.0.2.1" };
  const answers = ["one", "two", "three", "four"].map((name) =>
    run(openWorker().turns.searches, name, { who, ...(name === "one" && { signal: leaving.signal }) }),
  );
  await expect.poll(() => started).toEqual(["one", "two"]);
  leaving.abort();
  await new Promise(setImmediate);
  expect(started).toEqual(["one", "two"]);
  end("one");
  await expect.poll(() => started).toEqual(["one", "two", "three"]);
  end("two");
  await expect.poll(() => started).toEqual(["one", "two", "three", "four"]);
  end("three");
  end("four");
  expect(await Promise.all(answers)).toEqual(["one", "two", "three", "four"]);
});

test("a task whose visitor left while it waited does not run, and its place in the row is free", async () => {
  const { openWorker } = openPrimary({ all: 1, waiting: 1 });
  const { turns } = openWorker();
  const { started, run, end } = openTasks();
  const leaving = new AbortController();
  const first = run(turns.searches, "one");
  await expect.poll(() => started).toEqual(["one"]);
  const left = run(turns.searches, "two", { signal: leaving.signal });
  leaving.abort();
  expect(await left).toBeNull();
  const next = run(turns.searches, "three");
  end("one");
  await expect.poll(() => started).toEqual(["one", "three"]);
  end("three");
  await Promise.all([first, next]);
});

test("the turns of a dead worker, also the ones for which it waited, pass to the others, and it gets no more", async () => {
  const { openWorker } = openPrimary({ all: 1, waiting: 3 });
  const { started, run, end } = openTasks();
  const [dying, other] = [openWorker(), openWorker()];
  void run(dying.turns.searches, "one");
  void run(dying.turns.searches, "two");
  await expect.poll(() => started).toEqual(["one"]);
  const answer = run(other.turns.searches, "three");
  dying.die();
  void run(dying.turns.searches, "four");
  await expect.poll(() => started).toEqual(["one", "three"]);
  end("three");
  expect(await answer).toBe("three");
});
