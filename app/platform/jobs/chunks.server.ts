import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import { advanceRun, type DoChunk } from "#db/runs.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import type { ChunkJob } from "./jobs.ts";
import type { JobQueue } from "./jobs.server.ts";

type Needs = { db: Database; jobs: JobQueue; log: Pick<Logger, "info"> };

/** The handler of long work: a job does one chunk, and queues the next one behind those of other runs. */
export const chunkHandler =
  ({ db, jobs, log }: Needs, name: ChunkJob, doChunk: DoChunk) =>
  (chunk: { run: number; step: number }): Promise<void> =>
    db.transaction(async (tx) => {
      await tx.execute(sql.raw(NO_LIMIT));
      const run = await advanceRun(tx, chunk, doChunk);
      if (run?.endedAt) log.info({ job: name, subject: run.subject, chunks: run.step }, "a run has ended");
      else if (run) await jobs.add(tx, name, { run: run.id, step: run.step });
    });
