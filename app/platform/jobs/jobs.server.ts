import { sql } from "drizzle-orm";
import { type Db, fromDrizzle, type JobResult, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Connection, Database } from "#db/client.ts";
import { type JobData, type JobName, jobNames, queueSettings, scheduledJobs, schedules, workingOn } from "./jobs.ts";

const SCHEMA = "jobs";
const TIME_ZONE = "Europe/Paris";
const STOP_TIMEOUT_MS = 10_000;

export type JobQueue = {
  /**
   * Queues a job in the transaction that causes it: it runs after the commit, at least once, so its handler must allow a
   * second run. `afterSeconds` delays it.
   */
  add<Name extends JobName>(
    tx: Connection,
    name: Name,
    data: JobData[Name],
    options?: { afterSeconds?: number },
  ): Promise<void>;
};

/** One attempt at a job. `isLast`: after a failure the job stays as failed, for the operator (docs/operations.md). */
export type JobHandler<Data> = (data: Data, attempt: { isLast: boolean; signal: AbortSignal }) => Promise<unknown>;
export type JobHandlers = { [Name in JobName]: JobHandler<JobData[Name]> };

export type Jobs = JobQueue & {
  /** Starts to run jobs, including scheduled ones. */
  work(handlers: JobHandlers): Promise<void>;
  /** Waits at most ten seconds for running jobs; others stay in the database. */
  close(): Promise<void>;
};

/** Creates or updates the tables, queues and schedule of jobs. Several portals may run it at once. */
export async function installJobs(db: Database): Promise<void> {
  // One portal at a time: two that create the schema at once fail.
  const lock = await db.$client.connect();
  const boss = new PgBoss({ ...bossOptions(db), supervise: false, schedule: false });
  try {
    await lock.query("select pg_advisory_lock(hashtextextended('jobs schema', 0))");
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of jobNames) {
      if (known.has(name)) await boss.updateQueue(name, queueSettings(name));
      else await boss.createQueue(name, queueSettings(name));
    }
    for (const name of scheduledJobs) await boss.schedule(name, schedules[name], {}, { tz: TIME_ZONE, missed: "once" });
  } finally {
    await boss.stop({ graceful: false });
    // Ends the connection, and the lock with it.
    lock.release(true);
  }
}

/** The queue of jobs in the database. `works`: whether this instance also runs jobs and the schedule. */
export async function openJobs({
  db,
  log,
  works,
}: {
  db: Database;
  log: Pick<Logger, "error">;
  works: boolean;
}): Promise<Jobs> {
  const boss = new PgBoss({ ...bossOptions(db), migrate: false, supervise: works, schedule: works });
  boss.on("error", (error) => log.error({ err: error }, "the queue of jobs cannot be read"));
  await boss.start();
  return {
    async add(tx, name, data, { afterSeconds } = {}) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(afterSeconds && { startAfter: afterSeconds }) });
    },
    async work(handlers) {
      for (const name of jobNames) await workOn(boss, name, { handler: handlers[name] as JobHandler<object>, log });
    },
    close: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}

const bossOptions = (db: Database) => ({
  db: { executeSql: (text, values) => db.$client.query(text, values) } satisfies Db,
  schema: SCHEMA,
  registerInstance: false,
});

async function workOn(
  boss: PgBoss,
  name: JobName,
  { handler, log }: { handler: JobHandler<object>; log: Pick<Logger, "error"> },
): Promise<void> {
  const { workers, batch, pollSeconds } = workingOn(name);
  const options = {
    includeMetadata: true as const,
    perJobResults: true as const,
    localConcurrency: workers,
    batchSize: batch,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: pollSeconds,
  };
  // The jobs of a batch run at once: a slow one must not hold up the others.
  await boss.work(name, options, (jobs: JobWithMetadata<object>[]) =>
    Promise.all(jobs.map((job) => resultOf(job, { name, handler, log }))),
  );
}

async function resultOf(
  job: JobWithMetadata<object>,
  { name, handler, log }: { name: JobName; handler: JobHandler<object>; log: Pick<Logger, "error"> },
): Promise<JobResult> {
  const isLast = job.retryCount >= job.retryLimit;
  try {
    await handler(job.data, { isLast, signal: job.signal });
    return { id: job.id, status: "completed" };
  } catch (error) {
    log.error({ job: job.id, name, isLast, err: error }, "a job failed");
    return { id: job.id, status: "failed", output: { message: String(error) } };
  }
}
