import { sql } from "drizzle-orm";
import { type Db, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import { takeSessionLock } from "#db/session-lock.ts";
import { findOpenRuns } from "#db/runs.ts";
import {
  HEARTBEAT_SECONDS,
  type JobData,
  type JobName,
  jobNames,
  jobTable,
  placeOf,
  queueSettings,
  settingsOf,
} from "./jobs.ts";

const SCHEMA = "jobs";
// Chosen at random, the same for all portals of one database.
const INSTALL_LOCK = 7_214_903_553;
const TIME_ZONE = "Europe/Paris";
const STOP_TIMEOUT_MS = 10_000;

export type JobQueue = {
  /**
   * Queues a job in the transaction that causes it: it runs after the commit, at least once, so its handler must allow a second run.
   * `afterSeconds` delays it.
   */
  add<Name extends JobName>(
    tx: Connection,
    name: Name,
    data: JobData[Name],
    options?: { afterSeconds?: number },
  ): Promise<void>;
  /** Queues several jobs of one name by one statement. */
  addAll<Name extends JobName>(
    tx: Connection,
    name: Name,
    all: JobData[Name][],
    options?: { afterSeconds?: number },
  ): Promise<void>;
};

/** One attempt at a job. `isLast`: after a failure the job stays as failed, for the operator (docs/operations/run.md). */
export type JobHandler<Data> = (data: Data, attempt: { isLast: boolean; signal: AbortSignal }) => Promise<unknown>;
export type JobHandlers = { [Name in JobName]: JobHandler<JobData[Name]> };

export type Jobs = JobQueue & {
  /** Starts to run jobs, including scheduled ones. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits at most ten seconds for running jobs; others stay in the database. */
  close(): Promise<void>;
};

/**
 * Creates or updates the tables, queues and schedule of jobs, and queues the next chunk of every run that has not ended: its job may
 * have failed, or be missing after a restore. Several portals may run it at once.
 */
export async function installJobs(db: Database): Promise<void> {
  // One portal at a time: two that create the schema at once fail.
  const lock = await db.$client.connect();
  const boss = new PgBoss({ ...bossOptions(db), supervise: false, schedule: false });
  try {
    await takeSessionLock(lock, { key: INSTALL_LOCK, work: "Préparation des tâches" });
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of jobNames) {
      const { at, onceBy } = settingsOf(name);
      if (known.has(name)) await boss.updateQueue(name, queueSettings(name));
      else await boss.createQueue(name, { ...queueSettings(name), ...(onceBy && { policy: "exclusive" as const }) });
      if (at) await boss.schedule(name, at, {}, { tz: TIME_ZONE, missed: "once" });
    }
    for (const { job, id, step } of await findOpenRuns(db))
      if (job in jobTable) await boss.send(job, { run: id, step });
  } finally {
    await boss.stop({ graceful: false });
    // Ends the connection, and the lock with it.
    lock.release(true);
  }
}

type Needs = {
  db: Database;
  log: Pick<Logger, "error" | "info">;
  /** Whether this instance also runs jobs and the schedule. */
  works: boolean;
  /** Whether no other instance can be running jobs: jobs in progress then belong to a dead process. */
  isAlone?: boolean;
};

/** The queue of jobs in the database. */
export async function openJobs({ db, log, works, isAlone = false }: Needs): Promise<Jobs> {
  const state = logStateOnce(log);
  const boss = new PgBoss({
    ...bossOptions(db, state.isRead),
    migrate: false,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  });
  boss.on("error", state.cannotBeRead);
  await boss.start();
  if (works && isAlone) await takeUpInterrupted(boss, db);
  const addAll: JobQueue["addAll"] = async (tx, name, all, { afterSeconds } = {}) => {
    const jobs = all.map((data) => ({
      data,
      ...(afterSeconds && { startAfter: afterSeconds }),
      ...placeOf(name, data),
    }));
    await boss.insert(name, jobs, { db: fromDrizzle(tx, sql) });
  };
  return {
    add: (tx, name, data, options) => addAll(tx, name, [data], options),
    addAll,
    async work(handlers) {
      for (const name of jobNames) await workOn(boss, name, { handler: handlers[name] as JobHandler<object>, log });
    },
    close: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

/** Queues again the jobs that a dead process had begun. */
async function takeUpInterrupted(boss: PgBoss, db: Database): Promise<void> {
  const { rows } = await db.$client.query<{ name: string; ids: string[] }>(
    `select name, array_agg(id) as ids from ${SCHEMA}.job where state = 'active' group by name`,
  );
  for (const { name, ids } of rows) await boss.fail(name, ids, { message: "its process ended" });
}

/** Logs once, not at each poll, that the queue cannot be read, and once that it can be read again. */
function logStateOnce(log: Pick<Logger, "error" | "info">) {
  let isFailing = false;
  return {
    // pg-boss passes copies of errors, which are not instances of `Error`.
    cannotBeRead(error: { message?: string; code?: unknown; stack?: string }) {
      if (isFailing) return;
      isFailing = true;
      const copied = Object.assign(new Error(error.message), { code: String(error.code ?? ""), stack: error.stack });
      log.error({ err: error instanceof Error ? error : copied }, "the queue of jobs cannot be read");
    },
    isRead() {
      if (isFailing) log.info("the queue of jobs can be read again");
      isFailing = false;
    },
  };
}

const bossOptions = (db: Database, onRead = () => {}) => ({
  db: {
    async executeSql(text, values) {
      const result = await db.$client.query(text, values);
      onRead();
      return result;
    },
  } satisfies Db,
  schema: SCHEMA,
  registerInstance: false,
});

async function workOn(
  boss: PgBoss,
  name: JobName,
  { handler, log }: { handler: JobHandler<object>; log: Pick<Logger, "error"> },
): Promise<void> {
  const { workers, batch, pollSeconds, inTurnBy } = settingsOf(name);
  const options = {
    includeMetadata: true as const,
    perJobResults: true as const,
    localConcurrency: workers,
    batchSize: batch,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
    ...(inTurnBy && { groupConcurrency: 1 }),
  };
  let worker = "";
  worker = await boss.work(name, options, (jobs: JobWithMetadata<object>[]) => {
    // Fetches again without a pause, as after a full batch: pg-boss takes every batch of one for not full.
    if (batch === 1) boss.notifyWorker(worker);
    // The jobs of a batch run at once: a slow one must not hold up the others.
    return Promise.all(jobs.map((job) => resultOf(job, { name, handler, log })));
  });
}

async function resultOf(
  job: JobWithMetadata<object>,
  { name, handler, log }: { name: JobName; handler: JobHandler<object>; log: Pick<Logger, "error"> },
): Promise<JobResult> {
  const isLast = job.retryCount >= job.retryLimit;
  try {
    await handler(settingsOf(name).data.parse(job.data), { isLast, signal: job.signal });
    return { id: job.id, status: "completed" };
  } catch (error) {
    log.error({ job: job.id, name, isLast, err: error }, "a job failed");
    return { id: job.id, status: "failed", output: { message: String(error) } };
  }
}
