import { expect, test } from "vitest";
import { limitConcurrency } from "#app/platform/limit-concurrency.ts";
import { turnOfWorker, turnsOf } from "./shared-turns.ts";

/** A primary with so many turns; its workers' messages need no processes. */
function openPrimary(most: number, mostWaiting: number) {
  const turn = limitConcurrency(most, mostWaiting);
  function openWorker() {
    const turns = turnsOf({ queue: "pictures", turn }, (message) => {
      if (message.kind === "turn-answer") worker.receive(message);
    });
    const worker = turnOfWorker("pictures", (message) => {
      if (message.kind === "turn-request") void turns.request(message);
      if (message.kind === "turn-end") turns.end(message.id);
    });
    return { turn: worker.turn, die: turns.endAll };
  }
  return { turn, openWorker };
}

/** Tasks that run until they are ended, and the order in which they started. */
function openTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((end) => ends.set(name, () => end(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)!() };
}

test("pictures of two workers have the turns that an import in the primary leaves, and come before it", async () => {
  const { turn, openWorker } = openPrimary(2, 2);
  const { started, task, end } = openTasks();
  const imported = ["import 1", "import 2", "import 3"].map((name) => turn(task(name), { later: true }));
  const [first, second] = [openWorker(), openWorker()];
  const sent = [first.turn(task("photo 1")), second.turn(task("photo 2")), second.turn(task("photo 3"))];
  expect(await sent[2]).toBeNull();
  expect(started).toEqual(["import 1", "import 2"]);
  end("import 2");
  await expect.poll(() => started).toEqual(["import 1", "import 2", "photo 1"]);
  end("photo 1");
  await expect.poll(() => started).toEqual(["import 1", "import 2", "photo 1", "photo 2"]);
  end("import 1");
  await expect.poll(() => started).toEqual(["import 1", "import 2", "photo 1", "photo 2", "import 3"]);
  end("photo 2");
  end("import 3");
  expect(await Promise.all(sent)).toEqual(["photo 1", "photo 2", null]);
  expect(await Promise.all(imported)).toEqual(["import 1", "import 2", "import 3"]);
});

test("a task that fails gives its turn back", async () => {
  const { turn } = openPrimary(1, 0).openWorker();
  await expect(turn(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turn(async () => "done")).toBe("done");
});

test("the turns of a worker that dies pass to the others, also those for which it waited", async () => {
  const { openWorker } = openPrimary(1, 2);
  const { started, task, end } = openTasks();
  const [dying, other] = [openWorker(), openWorker()];
  void dying.turn(task("one"));
  void dying.turn(task("two"));
  await expect.poll(() => started).toEqual(["one"]);
  const answer = other.turn(task("three"));
  dying.die();
  void dying.turn(task("four"));
  await expect.poll(() => started).toEqual(["one", "three"]);
  end("three");
  expect(await answer).toBe("three");
});
