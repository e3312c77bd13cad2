import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { limitConcurrency } from "../limit-concurrency.ts";
import type { PictureTasks } from "./picture-tasks.server.ts";

type TaskName = keyof PictureTasks;
export type PictureQuestion = { task: TaskName; input: unknown };
/** `unreadable`: the task failed; `ended`: its process was killed, or its decoder crashed. */
export type PictureAnswer<Value = unknown> = { ok: true; value: Value } | { ok: false; reason: "unreadable" | "ended" };

type Limits = {
  /** Maximum number of waiting tasks. */
  mostWaiting: number;
  /** How long an idle process waits for the next task. With 0 each task has its own process. */
  idleMs: number;
  memoryBytes?: number;
  /** CPU time, not clock time: the same picture passes on a busy machine. */
  cpuMs?: number;
};

export type PictureQueue = {
  /** Runs one task at a time. Returns null at once if too many wait. */
  turn: ReturnType<typeof limitConcurrency>;
  /** Runs a task in the process, within a turn. Never throws. */
  run<Name extends TaskName>(
    task: Name,
    input: Parameters<PictureTasks[Name]>[0],
  ): Promise<PictureAnswer<Awaited<ReturnType<PictureTasks[Name]>>>>;
};

/** The most expensive picture within the limits takes 650 MB: a PNG of 60 million pixels of 16 bits, interlaced. */
const MOST_MEMORY = 768 * 1_048_576;
/** Tasks usually take a few seconds, also on a small machine. */
const MOST_CPU_MS = 30_000;
/** Clock time, for a process that hangs. */
const DEADLINE_MS = 120_000;
const script = join(import.meta.dirname, "picture-child.server.ts");

/**
 * Decodes pictures in a separate process, one at a time: too much memory or time, or a decoder crash, ends that process
 * and not the portal.
 */
export function pictureQueue({
  mostWaiting,
  idleMs,
  memoryBytes = MOST_MEMORY,
  cpuMs = MOST_CPU_MS,
}: Limits): PictureQueue {
  let resting: ChildProcess | null = null;
  let endOfRest: NodeJS.Timeout | undefined;

  /** Null if the system cannot start another process. */
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
    // An idle process does not keep the portal running, and ends with it.
    child.unref();
    child.channel?.unref();
    resting = child;
    endOfRest = setTimeout(() => {
      // No task goes to a process that is ending.
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
      // The child answers with the task's result (`picture-child.server.ts`).
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

/** The environment of the process: without the portal's settings, which hold its secrets. */
function harmlessSettings(): NodeJS.ProcessEnv {
  const names = ["NODE_ENV", "PATH", "LD_LIBRARY_PATH", "TMPDIR", "TEMP", "TMP", "SystemRoot"];
  return Object.fromEntries(names.map((name) => [name, process.env[name]]));
}
