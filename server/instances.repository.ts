import { eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { instances } from "#db/schema/instances.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";

/** One that has told of itself not long ago. `seenAt` changes each time that it does. */
export type RunningInstance = { id: string; host: string; secretMark: string | null; seenAt: string };

// One number for all instances on one database; chosen at random.
const INSTANCES_LOCK = 5_830_117_264;

/** Lets one instance at a time join or leave, until the transaction ends. */
export async function lockInstances(tx: Connection): Promise<void> {
  await tx.execute(sql.raw(NO_LIMIT));
  await tx.execute(sql`select pg_advisory_xact_lock(${INSTANCES_LOCK})`);
}

/** Deletes the instances that have been silent for longer, and answers their ids. */
export async function deleteSilentInstances(tx: Connection, silentMs: number): Promise<string[]> {
  // A time to come is from before the server's clock was set back: whoever still runs soon writes a new one.
  const isSilent = sql`abs(extract(epoch from clock_timestamp() - ${instances.seenAt})) * 1000 > ${silentMs}::float`;
  const deleted = await tx.delete(instances).where(isSilent).returning({ id: instances.id });
  return deleted.map(({ id }) => id);
}

export const findInstances = (tx: Connection): Promise<RunningInstance[]> =>
  tx
    .select({
      id: instances.id,
      host: instances.host,
      secretMark: instances.secretMark,
      // As text: a date of JavaScript loses the microseconds.
      seenAt: sql<string>`${instances.seenAt}::text`,
    })
    .from(instances)
    .orderBy(instances.startedAt);

export async function addInstance(tx: Connection, own: Omit<RunningInstance, "seenAt">): Promise<void> {
  await tx.insert(instances).values(own);
}

/** Says that an instance runs; false where it is not known (any more). */
export async function touchInstance(db: Connection, id: string): Promise<boolean> {
  const touched = await db
    .update(instances)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(eq(instances.id, id))
    .returning({ id: instances.id });
  return touched.length > 0;
}

export async function deleteInstance(tx: Connection, id: string): Promise<void> {
  await tx.delete(instances).where(eq(instances.id, id));
}
