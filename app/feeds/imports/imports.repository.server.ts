import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Connection, Database } from "#db/client.ts";
import { feedHomes, feeds, feedSources, importLines, imports } from "#db/schema/feeds.ts";
import { addPicturesOf } from "./leftovers.repository.server.ts";
import type { FeedPhoto, FieldChange, ImportLine, ImportState, LineOutcome } from "./import.ts";

type NewImport = Pick<typeof imports.$inferInsert, "sourceId" | "fileName" | "fileKey" | "sentAt">;

/** Notes a file that begins to arrive. */
export async function insertImport(tx: Connection, file: NewImport): Promise<number> {
  const [made] = await tx
    .insert(imports)
    .values({ ...file, sha256: "", bytes: 0, state: "receiving" })
    .returning({ id: imports.id });
  return made!.id;
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

/** Whether a file of the feed is being stored: another one waits for it. */
export async function findRunningImport(tx: Connection, feedId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.feedId, feedId), eq(imports.state, "running")))
    .limit(1);
  return row?.id ?? null;
}

export type NewLine = Omit<typeof importLines.$inferInsert, "id">;

/** Adds lines of a file that is being read, each once; false where another process has read it meanwhile. */
export async function addLines(db: Database, importId: number, lines: NewLine[]): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from imports where id = ${importId} and state = 'reading' for share`);
    if (rows.length === 0) return false;
    if (lines.length > 0) await tx.insert(importLines).values(lines).onConflictDoNothing();
    return true;
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
  return rows as ImportLine[]; // stored by `readStock` alone
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

/** Lines that say what the portal has already: nothing is to be done. Returns how many. */
export async function skipUnchanged(tx: Connection, { importId, feedId }: Same): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with same as (
      select l.id, l.home, h.listing_id from import_lines l join feed_homes h
        on h.feed_id = ${feedId} and h.key = l.key and h.hash = l.hash and h.reference = l.reference
      where l.import_id = ${importId} and l.kind = 'home' and l.outcome is null
        and not h.is_withdrawn and h.listing_id is not null
    ), left_over as (${addPicturesOf(sql`same`)})
    update import_lines l set outcome = 'unchanged', home = null, listing_id = same.listing_id from same where l.id = same.id`);
  return rowCount ?? 0;
}

/** Notes that homes of the file are still named, though the portal shows none of them. */
export async function noteNamed(tx: Connection, { importId, feedId }: Same): Promise<void> {
  await tx.execute(sql`
    update feed_homes h set named_at = now() from import_lines l
    where h.feed_id = ${feedId} and h.listing_id is null and l.import_id = ${importId} and l.key = h.key`);
}

type Same = { importId: number; feedId: number };

/**
 * Adds a line for each home on show that the file no longer has, and returns how many, and of how many. A broken line keeps the home
 * with its key or its reference.
 */
export async function addMissing(tx: Connection, { importId, feedId }: Same): Promise<{ missing: number; of: number }> {
  const { rows } = await tx.execute<{ missing: number; of: number }>(sql`
    with shown as (
      select h.key, h.reference, l.id from feed_homes h join listings l on l.id = h.listing_id
      where h.feed_id = ${feedId} and not h.is_withdrawn and ${isOnShowInSql("l")}
    ), missing as (
      insert into import_lines (import_id, agency, key, reference, kind, listing_id)
      select ${importId}, '', s.key, s.reference, 'missing', s.id from shown s
      where not exists (select from import_lines f where f.import_id = ${importId} and (
        f.kind in ('home', 'broken') and f.key = s.key
        or f.kind = 'broken' and f.reference <> '' and f.reference = s.reference))
      order by s.id
      returning id
    )
    select (select count(*)::int from missing) as missing, (select count(*)::int from shown) as of`);
  return rows[0]!;
}

/** Where the files of a source come from, and whose they are; null without it. */
export async function findSource(tx: Connection, id: number) {
  const [row] = await tx.select().from(feedSources).where(eq(feedSources.id, id));
  return row ?? null;
}

/** The organisation of a feed; null where nobody owns it. */
export async function findFeedOwner(tx: Connection, id: number): Promise<number | null> {
  const [row] = await tx.select({ advertiserId: feeds.advertiserId }).from(feeds).where(eq(feeds.id, id));
  return row?.advertiserId ?? null;
}

/** Gives a feed that nobody owns to an organisation. */
export async function claimFeed(tx: Connection, id: number, advertiserId: number): Promise<void> {
  await tx
    .update(feeds)
    .set({ advertiserId })
    .where(and(eq(feeds.id, id), isNull(feeds.advertiserId)));
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

/** The photos that the last file of each of these homes named, by agency and key; whichever of its sources sent it. */
export async function findStoredPhotos(
  db: Connection,
  { sourceId, lines }: { sourceId: number; lines: Pick<ImportLine, "agency" | "key">[] },
): Promise<Map<string, FeedPhoto[]>> {
  const rows = await db
    .select({ agency: feeds.agency, key: feedHomes.key, photos: feedHomes.photos })
    .from(feedHomes)
    .innerJoin(feeds, eq(feeds.id, feedHomes.feedId))
    .where(
      and(
        sql`(${feeds.sourceId} = ${sourceId} or ${feeds.advertiserId} = (
          select advertiser_id from feed_sources where id = ${sourceId}))`,
        inArray(
          feedHomes.key,
          lines.map(({ key }) => key),
        ),
      ),
    );
  return new Map(rows.map(({ agency, key, photos }) => [`${agency}\n${key}`, photos]));
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

/** Ends an import that is being stored: a later file has all that it would still do. */
export async function replaceRunning(tx: Connection, feedId: number): Promise<void> {
  await tx
    .update(imports)
    .set({ state: "replaced", endedAt: sql`now()` })
    .where(and(eq(imports.feedId, feedId), eq(imports.state, "running")));
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

/** The agencies of a file, with how many homes each has in it. */
export async function countByAgency(tx: Connection, importId: number): Promise<{ agency: string; homes: number }[]> {
  return tx
    .select({
      agency: importLines.agency,
      homes: sql<number>`(count(*) filter (where ${importLines.kind} = 'home'))::int`,
    })
    .from(importLines)
    .where(eq(importLines.importId, importId))
    .groupBy(importLines.agency)
    .orderBy(importLines.agency);
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
  return rows as ImportLine[]; // stored by `readStock` alone
}

/** How many lines came to what; `todo` for those that are not stored yet. */
export async function countOutcomes(db: Connection, importId: number): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ outcome: string; count: number }>(sql`
    select coalesce(outcome, 'todo') as outcome, count(*)::int as count from import_lines where import_id = ${importId} group by 1`);
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
}

/** The feed of one agency in the files of a source, made where it is new. */
export async function ensureFeed(
  tx: Connection,
  feed: { sourceId: number; agency: string; advertiserId: number | null },
): Promise<typeof feeds.$inferSelect> {
  await tx.insert(feeds).values(feed).onConflictDoNothing();
  const [found] = await tx
    .select()
    .from(feeds)
    .where(and(eq(feeds.sourceId, feed.sourceId), eq(feeds.agency, feed.agency)))
    .for("no key update");
  return found!;
}

/** The feed that has an agency's homes for an organisation, locked until the transaction ends: the first that did. */
export async function findEldestFeed(
  tx: Connection,
  { advertiserId, agency }: { advertiserId: number; agency: string },
): Promise<(typeof feeds.$inferSelect & { advertiserId: number }) | null> {
  const [found] = await tx
    .select()
    .from(feeds)
    .where(and(eq(feeds.advertiserId, advertiserId), eq(feeds.agency, agency)))
    .orderBy(asc(feeds.id))
    .limit(1)
    .for("no key update");
  return found ? { ...found, advertiserId } : null;
}

/** A feed, locked until the transaction ends. */
export async function lockFeed(tx: Connection, id: number) {
  const [row] = await tx.select().from(feeds).where(eq(feeds.id, id)).for("no key update");
  return row ?? null;
}

export async function setKeptFields(tx: Connection, id: number, keptFields: string[]): Promise<void> {
  await tx.update(feeds).set({ keptFields }).where(eq(feeds.id, id));
}

export async function acceptFeed(tx: Connection, id: number): Promise<void> {
  await tx
    .update(feeds)
    .set({ acceptedAt: sql`coalesce(${feeds.acceptedAt}, now())` })
    .where(eq(feeds.id, id));
}

/** The home of a feed with a key; null for a new one. */
export async function findFeedHome(tx: Connection, { feedId, key }: { feedId: number; key: string }) {
  const [row] = await tx
    .select()
    .from(feedHomes)
    .where(and(eq(feedHomes.feedId, feedId), eq(feedHomes.key, key)));
  return row ?? null;
}

export type StoredHome = NonNullable<Awaited<ReturnType<typeof findFeedHome>>>;

export async function saveFeedHome(tx: Connection, home: typeof feedHomes.$inferInsert): Promise<void> {
  const { feedId: _feed, key: _key, ...values } = home;
  await tx
    .insert(feedHomes)
    .values(home)
    .onConflictDoUpdate({ target: [feedHomes.feedId, feedHomes.key], set: values });
}

export async function noteWithdrawn(tx: Connection, { feedId, key }: { feedId: number; key: string }): Promise<void> {
  await tx
    .update(feedHomes)
    .set({ isWithdrawn: true })
    .where(and(eq(feedHomes.feedId, feedId), eq(feedHomes.key, key)));
}
