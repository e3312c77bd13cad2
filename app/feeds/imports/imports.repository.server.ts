import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { ImportState } from "#app/domain/stock-import.ts";
import type { Connection, Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";
import { importLines, imports } from "#db/schema/feeds.ts";
import { noteInStorage } from "./leftovers.repository.server.ts";
import type { FieldChange, ImportLine, LineOutcome } from "./import.ts";

type NewImport = Pick<typeof imports.$inferInsert, "sourceId" | "fileName" | "fileKey" | "sentAt">;

/** Notes a file that begins to arrive, and that the storage will have parts of it. */
export async function insertImport(tx: Connection, file: NewImport): Promise<number> {
  await noteInStorage(tx, [`imports/${file.fileKey}`]);
  const [made] = await tx
    .insert(imports)
    .values({ ...file, sha256: "", bytes: 0, state: "receiving" })
    .returning({ id: imports.id });
  return made!.id;
}

/** Lets the statements of a transaction last: a file may have 100,000 lines. */
export async function takeTime(tx: Connection): Promise<void> {
  await tx.execute(sql.raw(NO_LIMIT));
}

/** Less than the second after which PostgreSQL ends one of two who wait for each other. */
const LONGEST_WAIT = "500ms";

/** Has a transaction fail, to be done again, where it would have to wait for people who publish meanwhile. */
export async function giveWay(tx: Connection): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${LONGEST_WAIT}, true)`);
}

/** An import, locked until the transaction ends; null without it. */
export async function lockImport(tx: Connection, id: number) {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for("no key update");
  return row ?? null;
}

export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

export async function updateImport(
  tx: Connection,
  id: number,
  values: Partial<Omit<typeof imports.$inferInsert, "id">>,
): Promise<void> {
  await tx.update(imports).set(values).where(eq(imports.id, id));
}

/** Sets the state of an import that still has the one of before; false where it has another. */
export async function moveImport(
  tx: Connection,
  id: number,
  { from, to, by = null }: { from: ImportState; to: ImportState; by?: string | null },
): Promise<boolean> {
  const moved = await tx
    .update(imports)
    .set({
      state: to,
      ...(by ? { decidedBy: by } : {}),
      ...(to === "running" || to === "reading" ? {} : { endedAt: sql`now()` }),
    })
    .where(and(eq(imports.id, id), eq(imports.state, from)))
    .returning({ id: imports.id });
  return moved.length > 0;
}

/** Ends those files of a feed that nobody has decided before a later one came. */
export async function replaceUndecided(tx: Connection, { feedId, by }: { feedId: number; by: number }): Promise<void> {
  await tx.execute(sql`
    update imports set state = 'replaced', ended_at = now()
    where feed_id = ${feedId} and id < ${by} and state in ('preview', 'held', 'waiting')`);
}

export type NewLine = Omit<typeof importLines.$inferInsert, "id">;

/** Adds lines of a file that is being read, each once; false where another process has read it meanwhile. */
export async function addLines(db: Database, importId: number, lines: NewLine[]): Promise<boolean> {
  return whileReading(db, importId, async (tx) => {
    if (lines.length > 0) await tx.insert(importLines).values(lines).onConflictDoNothing();
  });
}

/** Changes what is known of a file that is being read; false where another process has read it meanwhile. */
export async function whileReading(
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

/** The next lines that nothing came of yet, in the order of the file; withdrawn homes come last. */
export async function findLinesToDo(tx: Connection, importId: number, limit: number): Promise<ImportLine[]> {
  const rows = await tx
    .select(lineColumns)
    .from(importLines)
    .where(and(eq(importLines.importId, importId), isNull(importLines.outcome)))
    .orderBy(asc(importLines.id))
    .limit(limit);
  return rows as ImportLine[]; // as `readStock`, `addMissing` and `storeHome` store them
}

/** Keeps what was done for a line, should the portal end before the line is stored. */
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

/** What came of a line. What it said is no longer needed. */
export async function storeOutcome(tx: Connection, id: number, { outcome, problems, ...done }: Done): Promise<void> {
  await tx
    .update(importLines)
    .set({ outcome, problems, home: null, ...done })
    .where(eq(importLines.id, id));
}

/** Lines that say what the portal has, with all photos that can be had, where nobody has changed it since. Returns how many. */
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

/** Homes on show of a feed, as `shown (key, reference, id)`. Not those that another organisation has by now. */
const shownOf = (feedId: number) => sql`shown as (
  select h.key, h.reference, l.id from feed_homes h
  join feeds f on f.id = h.feed_id join listings l on l.id = h.listing_id and l.advertiser_id = f.advertiser_id
  where h.feed_id = ${feedId} and not h.is_withdrawn and ${isOnShowInSql("l")})`;

/** How many homes a feed has on show, and how many of these a file would take off: not named, or without what they need. */
export type Leaving = { missing: number; incomplete: number; of: number };

/**
 * Adds a line for each home that the file no longer has, on show or a draft, and tells how many would leave the lists. A broken line
 * keeps the home with its key or its reference; one without either keeps all homes, as the organisation's own export does, which
 * has other homes and no drafts.
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

/** An import; null without it. */
export async function findImport(db: Connection, id: number): Promise<LockedImport | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

/** Forgets which homes a file no longer had, before that is asked again. */
export async function deleteMissing(tx: Connection, importId: number): Promise<void> {
  await tx.delete(importLines).where(and(eq(importLines.importId, importId), eq(importLines.kind, "missing")));
}

/** Gives the lines of an agency to an import of their own, of the same file. */
export async function splitImport(tx: Connection, file: LockedImport, agency: string): Promise<number> {
  const { id: _id, feedId: _feed, ...same } = file;
  const [made] = await tx.insert(imports).values(same).returning({ id: imports.id });
  await tx
    .update(importLines)
    .set({ importId: made!.id })
    .where(and(eq(importLines.importId, file.id), eq(importLines.agency, agency)));
  return made!.id;
}

/** Ends an import that is being stored: a later file has all that it would still do. Returns how many new drafts nobody was told of. */
export async function replaceRunning(tx: Connection, feedId: number): Promise<number> {
  const ended = await tx
    .update(imports)
    .set({ state: "replaced", endedAt: sql`now()` })
    .where(and(eq(imports.feedId, feedId), eq(imports.state, "running")))
    .returning({ facts: imports.facts });
  return ended.reduce((sum, { facts }) => sum + (facts["newDrafts"] ?? 0), 0);
}

/** When the newest file that a feed has followed was made; null without any. */
export async function findLastSentAt(tx: Connection, feedId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ sentAt: imports.sentAt })
    .from(imports)
    .where(and(eq(imports.feedId, feedId), inArray(imports.state, ["running", "done"])))
    .orderBy(desc(imports.sentAt))
    .limit(1);
  return row?.sentAt ?? null;
}

/** The agencies that lines of a file name, those with homes first; `hasLines`: with lines that can be read. */
export async function findAgencies(tx: Connection, importId: number): Promise<{ agency: string; hasLines: boolean }[]> {
  const { rows } = await tx.execute<{ agency: string; hasLines: boolean }>(sql`
    select agency, bool_or(kind <> 'broken') as "hasLines" from import_lines where import_id = ${importId} and agency <> ''
    group by agency order by bool_or(kind = 'home') desc, agency`);
  return rows;
}

/** Homes of a file whose photos are still to be taken out of it: all but those that say what the portal has already. */
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

/** How many lines came to what; `todo` for those that are not stored yet. */
export async function countOutcomes(db: Connection, importId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ outcome: string; count: number }>(sql`
    select coalesce(outcome, 'todo') as outcome, count(*)::int as count from import_lines where import_id = ${importId} group by 1`);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}
