import cluster, { type Worker } from "node:cluster";
import { join } from "node:path";
import type { Logger } from "pino";
import { DRAIN_TIMEOUT_MS } from "../http/http-server.ts";
import type { PrimaryMessage, WorkerMessage, WorkerSettings } from "./messages.ts";
import { watchPassedConnections } from "./passed-connections.ts";
import { type Turns, turnsForWorker } from "./shared-turns.ts";

const MINUTE_MS = 60_000;
/** Workers that end by themselves so often within a minute are given up. */
const MOST_ENDS = 10;
/** Somewhat more than the longest time a worker takes by itself. */
const END_TIMEOUTS_MS = { drain: DRAIN_TIMEOUT_MS + 30_000, close: 15_000 };
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 1_000;
/** A small space for new objects and few malloc arenas: a worker takes 90 MB less, and serves as many pages. */
const SMALL_HEAP = { args: ["--max-semi-space-size=4"], variables: { MALLOC_ARENA_MAX: "2" } };

type Needs = {
  count: number;
  settings: WorkerSettings;
  /** Turns of all workers and this process together. */
  turns: Turns;
  log: Pick<Logger, "error" | "info">;
  /** Called if workers end as soon as they start. */
  onLost(): void;
};

export type Workers = {
  /** Restarts the workers one after the other: no connection is refused meanwhile, and requests have five minutes to end. */
  restart(): Promise<void>;
  close(): Promise<void>;
};

/** Starts processes that serve pages behind one port, and starts another for each that ends. Resolves when all serve. */
export async function runWorkers({ count, settings, turns, log, onLost }: Needs): Promise<Workers> {
  cluster.setupPrimary({
    exec: join(import.meta.dirname, "worker.ts"),
    execArgv: [...process.execArgv, ...SMALL_HEAP.args],
  });
  const serving = new Set<Worker>();
  /** All workers, also those that start or drain. */
  const living = new Set<Worker>();
  let ends: number[] = [];
  let isClosing = false;
  let restarting = Promise.resolve();

  async function start(): Promise<void> {
    const worker = cluster.fork(SMALL_HEAP.variables);
    living.add(worker);
    // A message to a worker that has just ended fails here.
    worker.on("error", (error) => log.error({ err: error }, "a web process could not be reached"));
    const send = (message: PrimaryMessage) => void (worker.isConnected() && worker.send(message, () => {}));
    const own = turnsForWorker(turns, send);
    const connections = watchPassedConnections(worker);
    const ready = new Promise<void>((done, fail) => {
      worker.on("message", (message: WorkerMessage) => {
        if (message.kind === "ready") done();
        else if (message.kind === "turn-request") void own.request(message);
        else if (message.kind === "turn-end") own.end(message.id, message.isUncharged);
      });
      worker.once("exit", (code) => fail(new Error(`a web process ended with ${code} before it served`)));
    });
    const timeout = setTimeout(() => worker.process.kill("SIGKILL"), START_TIMEOUT_MS);
    worker.once("exit", (code, signal) => {
      clearTimeout(timeout);
      living.delete(worker);
      own.endAll();
      connections.endAll();
      if (serving.delete(worker) && !isClosing) replace({ code, signal });
    });
    worker.once("online", () => send({ kind: "begin", settings }));
    await ready;
    clearTimeout(timeout);
    serving.add(worker);
  }

  function replace(ended: { code: number | null; signal: string | null }): void {
    log.error(ended, "a web process ended, another one starts");
    startAgain();
  }

  function startAgain(): void {
    const now = performance.now();
    ends = [...ends.filter((at) => at > now - MINUTE_MS), now];
    if (ends.length > MOST_ENDS && serving.size === 0) return onLost();
    start().catch((error: unknown) => {
      if (isClosing) return;
      log.error({ err: error }, "a web process did not start");
      setTimeout(() => !isClosing && startAgain(), RETRY_MS);
    });
  }

  async function end(worker: Worker, kind: "drain" | "close"): Promise<void> {
    serving.delete(worker);
    if (worker.isDead()) return;
    // Not `once` of node:events, which would reject on a message that can no longer be sent.
    const exited = new Promise<void>((done) => worker.once("exit", () => done()));
    worker.send({ kind } satisfies PrimaryMessage, () => {});
    const timeout = setTimeout(() => worker.process.kill("SIGKILL"), END_TIMEOUTS_MS[kind]);
    await exited;
    clearTimeout(timeout);
  }

  async function restartAll(): Promise<void> {
    const old = [...serving];
    for (const worker of old) {
      if (isClosing) return;
      // A worker that ended meanwhile has been replaced.
      if (!serving.delete(worker)) continue;
      try {
        await start();
      } catch (error) {
        if (worker.isDead()) replace({ code: worker.process.exitCode, signal: worker.process.signalCode });
        else serving.add(worker);
        throw error;
      }
      await end(worker, "drain");
    }
    log.info("all web processes were restarted");
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    restart() {
      restarting = restarting.then(restartAll).catch((error: unknown) => {
        log.error({ err: error }, "a web process did not restart; the earlier ones go on");
      });
      return restarting;
    },
    async close() {
      isClosing = true;
      await Promise.all([...living].map((worker) => end(worker, "close")));
    },
  };
}
