import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import { advanceRun, type DoChunk, findOpenRun, type Run } from "#db/runs.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import type { ChunkJob, JobData } from "./jobs.ts";
import type { JobQueue } from "./jobs.server.ts";

type Needs = { db: Database; jobs: JobQueue; log: Pick<Logger, "info"> };

/**
 * Visitors may notice a chunk of at least this duration: the run then pauses as long as the chunk took, which leaves half of a busy
 * database to visitors.
 */
const NOTICED_MS = 20;
const LONGEST_PAUSE_MS = 2_000;

type Pace = {
  /** Whether the run has no pauses, because people wait for its end. */
  isUrgent?: boolean;
  /** Slow work of the next chunk, outside of its transaction; it may run twice. */
  prepare?: (run: Run) => Promise<void>;
};

/** The handler of long work: a job does one chunk, then queues the next chunk behind other runs' chunks. */
export const chunkHandler =
  ({ db, jobs, log }: Needs, name: ChunkJob, doChunk: DoChunk, { isUrgent = false, prepare }: Pace = {}) =>
  async ({ pauseMs, ...chunk }: JobData[ChunkJob]): Promise<void> => {
    await setTimeout(pauseMs);
    const next = prepare && (await findOpenRun(db, chunk));
    if (next) await prepare(next);
    const start = performance.now();
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(NO_LIMIT));
      const run = await advanceRun(tx, chunk, doChunk);
      if (run?.endedAt) log.info({ job: name, subject: run.subject, chunks: run.step }, "a run has ended");
      if (!run || run.endedAt) return;
      const tookMs = Math.round(performance.now() - start);
      const pauseMs = isUrgent || tookMs < NOTICED_MS ? 0 : Math.min(tookMs, LONGEST_PAUSE_MS);
      await jobs.add(tx, name, { run: run.id, step: run.step, pauseMs });
    });
  };
