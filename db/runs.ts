import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "./client.ts";
import { runs } from "./schema/runs.ts";

/** Long work, done in chunks, each in a transaction of its own. */
export type Run = typeof runs.$inferSelect;

/** Does the chunk that begins at the run's cursor. Returns where the next one begins; null at the end. */
export type DoChunk = (tx: Connection, run: Run) => Promise<string | null>;

const isOpen = isNull(runs.endedAt);

/** All that have not ended: a few, one per fill or import. */
export const findOpenRuns = (db: Connection): Promise<Run[]> => db.select().from(runs).where(isOpen).orderBy(runs.id);

/** Begins long work, whose first job is of step 0; returns its id. */
export async function addRun(tx: Connection, { job, subject }: Pick<Run, "job" | "subject">): Promise<number> {
  const [run] = await tx.insert(runs).values({ job, subject, data: {} }).returning({ id: runs.id });
  return run!.id;
}

/**
 * Does a run's next chunk under its lock, and returns the run after it. Null where `step` is done already: however many
 * jobs a chunk has, it is done once.
 */
export async function advanceRun(
  tx: Connection,
  { run: id, step }: { run: number; step: number },
  doChunk: DoChunk,
): Promise<Run | null> {
  const [run] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.step, step), isOpen))
    .for("update");
  if (!run) return null;
  const cursor = await doChunk(tx, run);
  const [after] = await tx
    .update(runs)
    .set({ step: step + 1, ...(cursor === null ? { endedAt: sql`now()` } : { cursor }) })
    .where(eq(runs.id, id))
    .returning();
  return after!;
}
