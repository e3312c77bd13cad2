import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { endedStates, type ImportState, statesBefore, undecidedStates } from "#app/domain/import-state.ts";
import type { Who } from "#app/platform/shares/open-share.ts";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { importLines, imports } from "#db/schema/feeds.ts";
import { recordStorageKeys } from "./leftovers.repository.server.ts";
import type { FileRefusal } from "./import.ts";

type NewImport = Pick<typeof imports.$inferInsert, "sourceId" | "fileName" | "fileKey" | "sentAt">;

/** Adds an import when its file begins to arrive, and records its key in the storage. `network`: the visitor's; null if fetched. */
export async function insertImport(tx: Connection, file: NewImport, network: string | null = null): Promise<number> {
  await recordStorageKeys(tx, [`imports/${file.fileKey}`]);
  const [made] = await tx
    .insert(imports)
    .values({
      ...file,
      sha256: "",
      bytes: 0,
      state: "receiving",
      sender: network === null ? null : sql`hashtextextended(${network}, 0)`,
    })
    .returning({ id: imports.id });
  return made!.id;
}

/** Removes the time limit of the transaction's statements: a file may have 100,000 lines. */
export async function liftStatementTimeout(tx: Connection): Promise<void> {
  await tx.execute(sql.raw(NO_LIMIT));
}

/** Less than the second after which PostgreSQL detects a deadlock and ends one of its transactions. */
const LONGEST_WAIT = "500ms";

/** Fails the transaction instead of waiting for users who publish meanwhile; the job retries. */
export async function failFastOnLocks(tx: Connection): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`);
}

/** An import, locked until the transaction ends; null where it does not exist. */
export async function lockImport(tx: Connection, id: number) {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for("no key update");
  return row ?? null;
}

export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/** Changes values of an import. Only `moveImports` changes the state. */
export async function updateImport(
  tx: Connection,
  id: number,
  values: Partial<Omit<typeof imports.$inferInsert, "id" | "state" | "refusal" | "endedAt">>,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id));
}

/** A change of state. `by`: the account that decided. */
export type Move = { feedId?: number; by?: string } & (
  | { to: Exclude<ImportState, "receiving" | "refused"> }
  | { to: "refused"; refusal: FileRefusal }
);

/** The only function that changes states: moves the imports (`i`) of `which` that may have this state next, and returns their facts. */
export async function moveImports(tx: Connection, which: SQL, move: Move): Promise<{ facts: LockedImport["facts"] }[]> {
  const { to, feedId = null, by = null } = move;
  const refusal = move.to === "refused" ? move.refusal : null;
  const { rows } = await tx.execute<{ facts: LockedImport["facts"] }>(sql`
    update imports i set state = ${to}, refusal = ${refusal}, feed_id = coalesce(${feedId}::int, i.feed_id),
      decided_by = coalesce(${by}, i.decided_by), ended_at = ${endedStates.includes(to) ? sql`now()` : sql`null`}
    where i.state in ${statesBefore(to)} and (${which})
    returning i.facts`);
  return rows;
}

/** Moves one import; false where the new state must not follow its state. */
export async function moveImport(tx: Connection, id: number, move: Move): Promise<boolean> {
  return (await moveImports(tx, sql`i.id = ${id}`, move)).length > 0;
}

/** Ends an import that was read after a later one of its feed, which makes it obsolete; false where there is no later one. */
export async function replaceOvertaken(
  tx: Connection,
  { id, feedId }: { id: number; feedId: number },
): Promise<boolean> {
  const later = sql`select from imports l where l.feed_id = ${feedId} and l.id > i.id and l.sent_at >= i.sent_at
    and l.state in ${[...undecidedStates, "running", "done"]}`;
  return (await moveImports(tx, sql`i.id = ${id} and exists (${later})`, { to: "replaced", feedId })).length > 0;
}

/** Ends the undecided imports of a feed that arrived before the import `by`. */
export async function replaceUndecided(tx: Connection, { feedId, by }: { feedId: number; by: number }): Promise<void> {
  const which = sql`i.feed_id = ${feedId} and i.id < ${by} and i.state in ${undecidedStates}`;
  await moveImports(tx, which, { to: "replaced" });
}

/** An import; null where it does not exist. */
export async function findImport(db: Connection, id: number): Promise<LockedImport | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Whose share of turns an import uses: the organisation of its feed or source, else the source; and the network that sent it. */
export async function findTurnOwner(db: Connection, id: number): Promise<Who> {
  const { rows } = await db.execute<{ organisation: string; network: string | null }>(sql`
    select coalesce((coalesce(f.advertiser_id, s.advertiser_id))::text, 'source ' || s.id) as organisation, i.sender::text as network
    from imports i join feed_sources s on s.id = i.source_id left join feeds f on f.id = i.feed_id where i.id = ${id}`);
  const { organisation, network } = rows[0] ?? {};
  return { ...(organisation && { organisation }), ...(network && { network }) };
}

/** Moves the lines of an agency to a new import of the same file. */
export async function splitImport(tx: Connection, file: LockedImport, agency: string): Promise<number> {
  const { id: _id, feedId: _feed, ...same } = file;
  const [made] = await tx.insert(imports).values(same).returning({ id: imports.id });
  await tx
    .update(importLines)
    .set({ importId: made!.id })
    .where(and(eq(importLines.importId, file.id), eq(importLines.agency, agency)));
  return made!.id;
}

/** Ends the running import of a feed, since a later one makes it obsolete. Returns its number of new drafts, which were not mailed. */
export async function replaceRunning(tx: Connection, feedId: number): Promise<number> {
  const moved = await moveImports(tx, sql`i.feed_id = ${feedId} and i.state = 'running'`, { to: "replaced" });
  return moved.reduce((sum, { facts }) => sum + (facts["newDrafts"] ?? 0), 0);
}

/** The time of the newest file that was imported into a feed; null for none. */
export async function findLastSentAt(tx: Connection, feedId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ sentAt: imports.sentAt })
    .from(imports)
    .where(and(eq(imports.feedId, feedId), inArray(imports.state, ["running", "done"])))
    .orderBy(desc(imports.sentAt))
    .limit(1);
  return row?.sentAt ?? null;
}
