import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "./client.ts";
import { runs } from "./schema/runs.ts";

/** Long work, done in chunks, each in a transaction of its own. */
export type Run = typeof runs.$inferSelect;

/** Does the chunk that begins at the run's cursor. Returns the cursor of the next chunk; null at the end. */
export type DoChunk = (tx: Connection, run: Run) => Promise<string | null>;

const isOpen = isNull(runs.endedAt);

/** All runs that have not ended: a few, one per fill or import. */
export const findOpenRuns = (db: Connection): Promise<Run[]> => db.select().from(runs).where(isOpen).orderBy(runs.id);

/** Begins long work, whose first job is of step 0; returns its id. */
export async function addRun(tx: Connection, { job, subject }: Pick<Run, "job" | "subject">): Promise<number> {
  const [run] = await tx.insert(runs).values({ job, subject, data: {} }).returning({ id: runs.id });
  return run!.id;
}

type Chunk = { run: number; step: number };

const isNext = ({ run, step }: Chunk) => and(eq(runs.id, run), eq(runs.step, step), isOpen);

/** The run whose next chunk is this one; null once the chunk is done. */
export async function findOpenRun(db: Connection, chunk: Chunk): Promise<Run | null> {
  const [run] = await db.select().from(runs).where(isNext(chunk));
  return run ?? null;
}

/**
 * Does a run's next chunk under the run's lock, and returns the run after it. Null if `step` is done already, so that a chunk with
 * several jobs is done once.
 */
export async function advanceRun(tx: Connection, chunk: Chunk, doChunk: DoChunk): Promise<Run | null> {
  const { run: id, step } = chunk;
  const [run] = await tx.select().from(runs).where(isNext(chunk)).for("update");
  if (!run) return null;
  const cursor = await doChunk(tx, run);
  const [after] = await tx
    .update(runs)
    .set({ step: step + 1, ...(cursor === null ? { endedAt: sql`now()` } : { cursor }) })
    .where(eq(runs.id, id))
    .returning();
  return after!;
}
