import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { type AskTurn, openShare } from "../shares/open-share.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

type TaskName = keyof PictureTasks;
export type PictureQuestion = { task: TaskName; input: unknown };
/** `unreadable`: the task failed; `ended`: its process was killed, or its decoder crashed. */
export type PictureAnswer<Value = unknown> = { ok: true; value: Value } | { ok: false; reason: "unreadable" | "ended" };

type Limits = {
  /** Tasks at once, each in a process; 1 by default. */
  most?: number;
  /** Maximum number of waiting tasks, not counting tasks for `later`. */
  mostWaiting: number;
  /** Milliseconds that an idle process waits for the next task. With 0 each task has its own process. */
  idleMs: number;
  memoryBytes?: number;
  /** CPU time of a task, not clock time: the same picture passes on a busy machine. */
  cpuMs?: number;
};

/** `later`: part of an import, which waits behind visitors' pictures. */
export type Urgency = { later?: boolean };

export type PictureQueue = {
  /** Turns of the queue, `later` last. Refused at once if too many tasks wait. */
  turn: AskTurn;
  /** Runs a task in a process, within a turn. Never throws. */
  run<Name extends TaskName>(
    task: Name,
    input: Parameters<PictureTasks[Name]>[0],
    urgency?: Urgency,
  ): Promise<PictureAnswer<Awaited<ReturnType<PictureTasks[Name]>>>>;
};

/** The most expensive picture within the limits takes 650 MB: a PNG of 60 million pixels of 16 bits, interlaced. */
export const MOST_MEMORY = 768 * 1_048_576;
/** Tasks usually take a few seconds, also on a small machine. */
const MOST_CPU_MS = 30_000;
/** How processes run: lower than pages, but with a quarter of a busy machine; processes of imports with a tenth, on one core. */
const runs = {
  now: { priority: 5, variables: {}, deadlineMs: 120_000 },
  // Libvips' pipelines run in threads of libuv, each of which has its share of the processor.
  later: { priority: 10, variables: { UV_THREADPOOL_SIZE: "1" }, deadlineMs: 600_000 },
};
type Run = (typeof runs)[keyof typeof runs];
const script = join(import.meta.dirname, "picture-child.server.ts");

/**
 * Decodes pictures in separate processes, one task at a time in each: too much memory or time, or a decoder crash, ends that process and
 * not the portal.
 */
export function pictureQueue({
  most = 1,
  mostWaiting,
  idleMs,
  memoryBytes = MOST_MEMORY,
  cpuMs = MOST_CPU_MS,
}: Limits): PictureQueue {
  const resting = new Map<ChildProcess, NodeJS.Timeout>();

  /** Null if the system cannot start another process. */
  function start({ priority, variables }: Run): ChildProcess | null {
    let child: ChildProcess;
    try {
      child = fork(script, [memoryBytes, cpuMs, priority].map(String), {
        serialization: "advanced",
        execArgv: [],
        env: { ...harmlessSettings(), ...variables },
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
    } catch {
      return null;
    }
    child.on("error", () => {});
    child.once("exit", () => stopResting(child));
    return child;
  }

  function rest(child: ChildProcess): void {
    // An idle process does not keep the portal running, and ends with it.
    child.unref();
    child.channel?.unref();
    const end = () => {
      // No task goes to a process that is ending.
      stopResting(child);
      child.kill("SIGKILL");
    };
    resting.set(child, setTimeout(end, idleMs).unref());
  }

  function stopResting(child: ChildProcess): void {
    clearTimeout(resting.get(child));
    resting.delete(child);
  }

  function wake(): ChildProcess | null {
    for (const child of resting.keys()) {
      stopResting(child);
      if (!child.connected) continue;
      child.ref();
      child.channel?.ref();
      return child;
    }
    return null;
  }

  return {
    turn: openShare({ all: most, ofOne: {}, waiting: { all: mostWaiting, ofOne: mostWaiting } }).ask,
    async run<Name extends TaskName>(
      task: Name,
      input: Parameters<PictureTasks[Name]>[0],
      { later = false }: Urgency = {},
    ) {
      const run = runs[later ? "later" : "now"];
      // A process keeps its priority, so a process for `later` serves one task.
      const child = (later ? null : wake()) ?? start(run);
      if (!child) return { ok: false, reason: "ended" };
      const answer = await ask(child, { task, input }, run);
      if (idleMs > 0 && !later && (answer.ok || answer.reason === "unreadable")) rest(child);
      else child.kill("SIGKILL");
      // The child answers with the task's result (`picture-child.server.ts`).
      return answer as PictureAnswer<Awaited<ReturnType<PictureTasks[Name]>>>;
    },
  };
}

/** Asks a process; `deadlineMs` is clock time, for a process that hangs. */
function ask(child: ChildProcess, question: PictureQuestion, { deadlineMs }: Run): Promise<PictureAnswer> {
  return new Promise((settle) => {
    const fail = () => done({ ok: false, reason: "ended" });
    const deadline = setTimeout(fail, deadlineMs);
    function done(answer: PictureAnswer): void {
      clearTimeout(deadline);
      child.off("message", done).off("exit", fail).off("error", fail);
      settle(answer);
    }
    child.once("message", done).once("exit", fail).once("error", fail);
    child.send(question, (error) => error && fail());
  });
}

/** The environment of the process, without the portal's settings, which contain its secrets. */
function harmlessSettings(): NodeJS.ProcessEnv {
  const names = ["NODE_ENV", "PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SystemRoot"];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
