import { eq, sql } from "drizzle-orm";
import type { Connection, Database } from "#db/client.ts";
import { instances } from "#db/schema/instances.ts";

/** A running instance. `seenAt` changes at each heartbeat. */
export type RunningInstance = { id: string; host: string; secretMark: string | null; seenAt: string };

// Key of the advisory lock, the same for all instances of one database; chosen at random.
const INSTANCES_LOCK = 5_830_117_264;

/** Lets one instance at a time join or leave, until the transaction ends. Throws after `limitMs`; 0 waits as long as it takes. */
export async function lockInstances(tx: Connection, { limitMs = 0 } = {}): Promise<void> {
  await tx.execute(sql.raw(`set local statement_timeout = ${limitMs}`));
  await tx.execute(sql`select pg_advisory_xact_lock(${INSTANCES_LOCK})`);
}

/** Deletes instances without a recent heartbeat, and returns their ids. */
export async function deleteSilentInstances(tx: Connection, silentMs: number): Promise<string[]> {
  // A time in the future was written before the database's clock was set back.
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
      // As text: a JavaScript date loses the microseconds.
      seenAt: sql<string>`${instances.seenAt}::text`,
    })
    .from(instances)
    .orderBy(instances.startedAt);

export async function addInstance(tx: Connection, own: Omit<RunningInstance, "seenAt">): Promise<void> {
  await tx.insert(instances).values(own);
}

/** Writes a heartbeat; false where the instance has no row. */
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

/** Whether the database knows instances: a new one, or one of long ago, does not. */
export async function hasInstances(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('instances') is not null as "isThere"`,
  );
  return rows[0]!.isThere;
}
