import { and, asc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Connection, Database } from "#db/client.ts";
import { importLines } from "#db/schema/feeds.ts";
import type { FieldChange, ImportLine, LineOutcome } from "./import.ts";

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
export const findLinesToDo = (tx: Connection, importId: number, limit: number): Promise<ImportLine[]> =>
  findLines(tx, { importId, limit, which: isNull(importLines.outcome) });

async function findLines(
  db: Connection,
  { importId, which, limit }: { importId: number; which: SQL | undefined; limit: number },
): Promise<ImportLine[]> {
  const rows = await db
    .select(lineColumns)
    .from(importLines)
    .where(and(eq(importLines.importId, importId), which))
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

/** Deletes the lines of missing homes, before the import is compared again. */
export async function deleteMissing(tx: Connection, importId: number): Promise<void> {
  await tx.delete(importLines).where(and(eq(importLines.importId, importId), eq(importLines.kind, "missing")));
}

/** The agencies in the lines of an import, agencies with homes first. `hasLines`: some lines are readable. */
export async function findAgencies(tx: Connection, importId: number): Promise<{ agency: string; hasLines: boolean }[]> {
  const { rows } = await tx.execute<{ agency: string; hasLines: boolean }>(sql`
    select agency, bool_or(kind <> 'broken') as "hasLines" from import_lines where import_id = ${importId} and agency <> ''
    group by agency order by bool_or(kind = 'home') desc, agency`);
  return rows;
}

/** The next homes of an import, whose photos are extracted from its archive. */
export const findPhotosToExtract = (
  db: Connection,
  { importId, after, limit }: { importId: number; after: number; limit: number },
): Promise<ImportLine[]> =>
  findLines(db, { importId, limit, which: and(eq(importLines.kind, "home"), gt(importLines.id, after)) });

/** Counts lines by outcome; `todo`: lines without an outcome. */
export async function countOutcomes(db: Connection, importId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ outcome: string; count: number }>(sql`
    select coalesce(outcome, 'todo') as outcome, count(*)::int as count from import_lines where import_id = ${importId} group by 1`);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** Stores the number of lines to store, for the progress, and the number of new drafts, for the mail. */
export async function storeCountsToDo(
  tx: Connection,
  importId: number,
  { newDrafts }: { newDrafts: number },
): Promise<void> {
  await tx.execute(sql`
    update imports set facts = facts || jsonb_build_object('newDrafts', ${newDrafts}::int, 'todo', (
      select count(*) from import_lines where import_id = ${importId} and outcome is null))
    where id = ${importId}`);
}

/** Counts the lines of an import without an outcome. */
export async function countToDo(db: Connection, importId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_lines where import_id = ${importId} and outcome is null`,
  );
  return rows[0]!.count;
}

/** Counts the lines of an import that have been read. */
export async function countLines(db: Connection, importId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from import_lines where import_id = ${importId}`,
  );
  return rows[0]!.count;
}
