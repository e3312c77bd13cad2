import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

type TaskName = keyof PictureTasks;
export type PictureQuestion = { task: TaskName; input: unknown };
/** `unreadable`: the task failed; `ended`: its process ended, for its memory, its time or a break of a decoder. */
export type PictureAnswer<Value = unknown> = { ok: true; value: Value } | { ok: false; reason: "unreadable" | "ended" };

type Limits = {
  /** How many wait for their turn. */
  mostWaiting: number;
  /** How long a process without work is kept for the next task. With 0 each task has a process of its own. */
  idleMs: number;
  memoryBytes?: number;
  /** Of processors, not of the clock: the same picture passes when the machine is busy. */
  cpuMs?: number;
};

export type PictureQueue = {
  /** One task at a time; null, at once, where too many wait. */
  turn: ReturnType<typeof limitConcurrency>;
  /** Runs a task in the process, within a turn. Never throws. */
  run<Name extends TaskName>(
    task: Name,
    input: Parameters<PictureTasks[Name]>[0],
  ): Promise<PictureAnswer<Awaited<ReturnType<PictureTasks[Name]>>>>;
};

/** The costliest picture within the bounds of its kind takes 650 MB: a PNG of 60 million pixels of 16 bits, interlaced. */
const MOST_MEMORY = 768 * 1_048_576;
/** A few seconds are usual, also on a small machine. */
const MOST_CPU_MS = 30_000;
/** For a process that does nothing any more. */
const DEADLINE_MS = 120_000;
const script = join(import.meta.dirname, "picture-child.server.ts");

/**
 * Pictures are decoded in a process of their own, one at a time: one that takes too much memory or time, or breaks its
 * decoder, ends this process and not the portal.
 */
export function pictureQueue({
  mostWaiting,
  idleMs,
  memoryBytes = MOST_MEMORY,
  cpuMs = MOST_CPU_MS,
}: Limits): PictureQueue {
  let resting: ChildProcess | null = null;
  let endOfRest: NodeJS.Timeout | undefined;

  /** Null where the machine has no memory or no place for one more process. */
  function start(): ChildProcess | null {
    let child: ChildProcess;
    try {
      child = fork(script, [String(memoryBytes), String(cpuMs)], {
        serialization: "advanced",
        execArgv: [],
        env: harmlessSettings(),
        stdio: ["ignore", "ignore", "ignore", "ipc"],
      });
    } catch {
      return null;
    }
    child.on("error", () => {});
    child.once("exit", () => {
      if (resting === child) resting = null;
    });
    return child;
  }

  function rest(child: ChildProcess): void {
    // A process that rests does not keep the portal from ending, and ends with it.
    child.unref();
    child.channel?.unref();
    resting = child;
    endOfRest = setTimeout(() => {
      // No task goes to a process that is about to end.
      resting = null;
      child.kill("SIGKILL");
    }, idleMs).unref();
  }

  function wake(): ChildProcess | null {
    clearTimeout(endOfRest);
    const child = resting?.connected ? resting : null;
    resting = null;
    child?.ref();
    child?.channel?.ref();
    return child;
  }

  return {
    turn: limitConcurrency(1, mostWaiting),
    async run<Name extends TaskName>(task: Name, input: Parameters<PictureTasks[Name]>[0]) {
      const child = wake() ?? start();
      if (!child) return { ok: false, reason: "ended" };
      const answer = await ask(child, { task, input });
      if (idleMs > 0 && (answer.ok || answer.reason === "unreadable")) rest(child);
      else child.kill("SIGKILL");
      // The child answers with what the task gave (`picture-child.server.ts`).
      return answer as PictureAnswer<Awaited<ReturnType<PictureTasks[Name]>>>;
    },
  };
}

function ask(child: ChildProcess, question: PictureQuestion): Promise<PictureAnswer> {
  return new Promise((settle) => {
    const fail = () => done({ ok: false, reason: "ended" });
    const deadline = setTimeout(fail, DEADLINE_MS);
    function done(answer: PictureAnswer): void {
      clearTimeout(deadline);
      child.off("message", done).off("exit", fail).off("error", fail);
      settle(answer);
    }
    child.once("message", done).once("exit", fail).once("error", fail);
    child.send(question, (error) => error && fail());
  });
}

/** Nothing of the portal's settings, which hold its secrets. */
function harmlessSettings(): NodeJS.ProcessEnv {
  const names = ["NODE_ENV", "PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SystemRoot"];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
