import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import { endedStates, type ImportState, statesBefore, undecidedStates } from "#app/domain/import-state.ts";
import type { Who } from "#app/platform/shares/open-share.ts";
import type { Connection, Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { importLines, imports } from "#db/schema/feeds.ts";
import { recordStorageKeys } from "./leftovers.repository.server.ts";
import type { FieldChange, FileRefusal, ImportLine, LineOutcome } from "./import.ts";

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

export type NewLine = Omit<typeof importLines.$inferInsert, "id">;

/** Adds lines of a file that is being read, each once; false where another process has read the file meanwhile. */
export async function addLines(db: Database, importId: number, lines: NewLine[]): Promise<boolean> {
  return ifStillReading(db, importId, async (tx) => {
    if (lines.length > 0) await tx.insert(importLines).values(lines).onConflictDoNothing();
  });
}

/** Runs a change while the file is being read; false where another process has read the file meanwhile. */
export async function ifStillReading(
  db: Database,
  importId: number,
  change: (tx: Connection) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from imports where id = ${importId} and state = 'reading' for share`);
    if (rows.length > 0) await change(tx);
    return rows.length > 0;
  });
}

const lineColumns = {
  id: importLines.id,
  line: importLines.line,
  agency: importLines.agency,
  key: importLines.key,
  reference: importLines.reference,
  hash: importLines.hash,
  home: importLines.home,
  problems: importLines.problems,
};

/** The next lines without an outcome, in the order of the file; missing homes come last. */
export async function findLinesToDo(tx: Connection, importId: number, limit: number): Promise<ImportLine[]> {
  const rows = await tx
    .select(lineColumns)
    .from(importLines)
    .where(and(eq(importLines.importId, importId), isNull(importLines.outcome)))
    .orderBy(asc(importLines.id))
    .limit(limit);
  return rows as ImportLine[]; // as `readStock`, `addMissing` and `storeHome` store them
}

/** Stores the photos and problems of a line, so that a restart does not repeat the work. */
export async function storeHome(
  db: Connection,
  { id, ...found }: Pick<ImportLine, "id" | "home"> & Partial<Pick<ImportLine, "problems">>,
): Promise<void> {
  await db
    .update(importLines)
    .set(found)
    .where(and(eq(importLines.id, id), isNull(importLines.outcome)));
}

type Done = {
  outcome: LineOutcome;
  problems: ImportLine["problems"];
  changes?: FieldChange[];
  listingId?: number | null;
  draftId?: string | null;
};

/** Stores the outcome of a line, and deletes its home, which is no longer needed. */
export async function storeOutcome(tx: Connection, id: number, { outcome, problems, ...done }: Done): Promise<void> {
  await tx
    .update(importLines)
    .set({ outcome, problems, home: null, ...done })
    .where(eq(importLines.id, id));
}

/** Skips lines that equal the last import where nobody has changed the listing and no photo is awaited. Returns their number. */
export async function skipUnchanged(tx: Connection, { importId, feedId }: Same): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with same as (
      select l.id, h.listing_id from import_lines l join feed_homes h
        on h.feed_id = ${feedId} and h.key = l.key and h.hash = l.hash and h.reference = l.reference
      join listings x on x.id = h.listing_id and x.updated_at <= h.named_at
      where l.import_id = ${importId} and l.kind = 'home' and l.outcome is null
        and not h.is_withdrawn and not h.photos @> '[{"missing": "for_now"}]'
    )
    update import_lines l set outcome = 'unchanged', home = null, listing_id = same.listing_id from same where l.id = same.id`);
  return rowCount ?? 0;
}

type Same = { importId: number; feedId: number };

/** Homes on show of a feed, as `shown (key, reference, id)`, without homes transferred to another organisation. */
const shownOf = (feedId: number) => sql`shown as (
  select h.key, h.reference, l.id from feed_homes h
  join feeds f on f.id = h.feed_id join listings l on l.id = h.listing_id and l.advertiser_id = f.advertiser_id
  where h.feed_id = ${feedId} and not h.is_withdrawn and ${isOnShowInSql("l")})`;

/** `of`: the number of homes on show of a feed; the file would withdraw `missing` and `incomplete` ones. */
type Leaving = { missing: number; incomplete: number; of: number };

/**
 * Adds a line for each home that is absent from the file, on show or a draft, and counts the homes to withdraw. A broken line keeps
 * the home with its key or reference; a broken line without either keeps all homes, and so does the organisation's own export.
 */
export async function addMissing(tx: Connection, { importId, feedId }: Same): Promise<Leaving> {
  const { rows } = await tx.execute<Leaving>(sql`
    with ${shownOf(feedId)}, waiting as (
      select h.key, h.reference, null::int as id from feed_homes h join listing_drafts d on d.id = h.draft_id
      where h.feed_id = ${feedId}
    ), missing as (
      insert into import_lines (import_id, agency, key, reference, kind, listing_id)
      select ${importId}, '', s.key, s.reference, 'missing', s.id from (table shown union all table waiting) s
      where not exists (select from import_lines f where f.import_id = ${importId} and (
        f.kind in ('home', 'broken') and f.key = s.key
        or f.kind = 'broken' and f.reference <> '' and f.reference = s.reference))
        and not exists (select from imports i where i.id = ${importId} and i.facts ? 'unnamed')
        and not exists (
          select from import_lines n join listings own on own.reference = n.key
          join feeds f on f.id = ${feedId} and f.advertiser_id = own.advertiser_id
          where n.import_id = ${importId} and n.kind = 'home'
            and not exists (select from feed_homes h where h.feed_id = f.id and h.key = n.key))
      order by s.id
      returning listing_id
    ), incomplete as (
      update import_lines l set listing_id = s.id from shown s
      where l.import_id = ${importId} and l.key = s.key and l.kind = 'home' and l.outcome is null
        and l.outlook ->> 'isComplete' = 'false'
      returning l.id
    )
    select (select count(listing_id)::int from missing) as missing, (select count(*)::int from incomplete) as incomplete,
      (select count(*)::int from shown) as of`);
  return rows[0]!;
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

/** Deletes the lines of missing homes, before the import is compared again. */
export async function deleteMissing(tx: Connection, importId: number): Promise<void> {
  await tx.delete(importLines).where(and(eq(importLines.importId, importId), eq(importLines.kind, "missing")));
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

/** The agencies in the lines of an import, agencies with homes first. `hasLines`: some lines are readable. */
export async function findAgencies(tx: Connection, importId: number): Promise<{ agency: string; hasLines: boolean }[]> {
  const { rows } = await tx.execute<{ agency: string; hasLines: boolean }>(sql`
    select agency, bool_or(kind <> 'broken') as "hasLines" from import_lines where import_id = ${importId} and agency <> ''
    group by agency order by bool_or(kind = 'home') desc, agency`);
  return rows;
}

/** The next homes of an import, whose photos are extracted from its archive. */
export async function findPhotosToExtract(
  db: Connection,
  { importId, after, limit }: { importId: number; after: number; limit: number },
): Promise<ImportLine[]> {
  const rows = await db
    .select(lineColumns)
    .from(importLines)
    .where(and(eq(importLines.importId, importId), eq(importLines.kind, "home"), gt(importLines.id, after)))
    .orderBy(asc(importLines.id))
    .limit(limit);
  return rows as ImportLine[]; // as `readStock` and `storeHome` store them
}

/** Counts lines by outcome; `todo`: lines without an outcome. */
export async function countOutcomes(db: Connection, importId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ outcome: string; count: number }>(sql`
    select coalesce(outcome, 'todo') as outcome, count(*)::int as count from import_lines where import_id = ${importId} group by 1`);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}
