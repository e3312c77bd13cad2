import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { feedHomes, feeds, feedSources, imports } from "#db/schema/feeds.ts";
import type { FeedPhoto, ImportLine } from "./import.ts";
import { withoutDeletedMedia } from "./stored-photos.server.ts";

/** Links homes to the listings that people have published, or put on show again, from their drafts since the last import. */
export async function linkPublished(tx: Connection, feedId: number): Promise<void> {
  await tx.execute(sql`
    update feed_homes h set listing_id = p.listing_id, draft_id = null
    from published_drafts p, listings l, feeds f
    where h.feed_id = ${feedId} and h.listing_id is null and p.draft_id = h.draft_id
      and l.id = p.listing_id and f.id = h.feed_id and l.advertiser_id = f.advertiser_id`);
  await tx.execute(sql`
    update feed_homes h set is_withdrawn = false, draft_id = null from published_drafts p
    where h.feed_id = ${feedId} and p.draft_id = h.draft_id and p.listing_id = h.listing_id`);
}

/** Records that the file still names its homes without a listing (`named_at`). */
export async function recordNamedHomes(
  tx: Connection,
  { importId, feedId }: { importId: number; feedId: number },
): Promise<void> {
  await tx.execute(sql`
    update feed_homes h set named_at = now() from import_lines l
    where h.feed_id = ${feedId} and h.listing_id is null and l.import_id = ${importId} and l.key = h.key`);
}

/** A source of stock files; null where it does not exist. */
export async function findSource(tx: Connection, id: number) {
  const [row] = await tx.select().from(feedSources).where(eq(feedSources.id, id));
  return row ?? null;
}

/** Keeps a source from being ended until the transaction ends. */
export async function lockSourceForShare(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`select from feed_sources where id = ${id} for key share`);
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

type Named = Pick<ImportLine, "agency" | "key">;

/** The key of a home in the result of `findStoredPhotos`. */
export const homeName = ({ agency, key }: Named): string => `${agency}\n${key}`;

/**
 * The stored photos of each of these homes, by `homeName`: the photos of the last import from any source of the organisation, then
 * photos of imports that are not finished. Each photo has its medium, or its key in the storage.
 */
export async function findStoredPhotos(
  db: Connection,
  { file, lines }: { file: { sourceId: number; fileKey: string }; lines: Named[] },
): Promise<Map<string, FeedPhoto[]>> {
  const owner = sql`(select advertiser_id from feed_sources where id = ${file.sourceId})`;
  const isNamed = sql`key = any(${sql.param(lines.map(({ key }) => key))}::text[])`;
  const { rows } = await db.execute<Named & { photos: FeedPhoto[] }>(sql`
    select f.agency, h.key, h.photos, null::int as import from feed_homes h join feeds f on f.id = h.feed_id
    where (f.source_id = ${file.sourceId} or f.advertiser_id = ${owner}) and h.${isNamed}
    union all
    select l.agency, l.key, l.home -> 'photos', i.id from imports i join import_lines l on l.import_id = i.id
    where (i.source_id = ${file.sourceId} or i.feed_id in (select id from feeds where advertiser_id = ${owner}))
      and i.file_key <> ${file.fileKey} and i.state <> 'done' and not i.is_cleared and l.home is not null and l.${isNamed}
    order by import desc nulls first`);
  const living = await withoutDeletedMedia(
    db,
    rows.map(({ photos }) => photos.filter(({ missing }) => missing === undefined)),
  );
  const found = new Map<string, FeedPhoto[]>();
  rows.forEach((row, at) => found.set(homeName(row), [...(found.get(homeName(row)) ?? []), ...living[at]!]));
  return found;
}

/** Finds or makes the feed of one agency in the files of a source. */
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

/** The organisation's feed of an agency code, locked until the transaction ends: the feed that was accepted first. */
export async function lockFeedOfAgency(
  tx: Connection,
  { advertiserId, agency }: { advertiserId: number; agency: string },
): Promise<(typeof feeds.$inferSelect & { advertiserId: number }) | null> {
  const [found] = await tx
    .select()
    .from(feeds)
    .where(and(eq(feeds.advertiserId, advertiserId), eq(feeds.agency, agency)))
    .orderBy(sql`${feeds.acceptedAt} nulls last`, asc(feeds.id))
    .limit(1)
    .for("no key update");
  return found ? { ...found, advertiserId } : null;
}

/** Another accepted feed of the organisation that has at least half of a first file's homes on show, by reference; null for none. */
export async function findFeedUnderOldCode(db: Connection, importId: number): Promise<FeedUnderOldCode | null> {
  const { rows } = await db.execute<FeedUnderOldCode>(sql`
    select f.id, f.agency, count(distinct h.key)::int as homes
    from imports i join feeds own on own.id = i.feed_id and own.accepted_at is null
    join feeds f on f.advertiser_id = own.advertiser_id and f.accepted_at is not null and f.agency <> own.agency
      and not exists (
        select from feeds taken where taken.source_id = f.source_id and taken.agency = own.agency and taken.id <> own.id
          and taken.accepted_at is not null)
    join feed_homes h on h.feed_id = f.id and h.reference <> '' and not h.is_withdrawn
    join listings l on l.id = h.listing_id and l.advertiser_id = f.advertiser_id and ${isOnShowInSql("l")}
    join import_lines n on n.import_id = i.id and n.kind = 'home' and n.reference = h.reference
    where i.id = ${importId}
    group by f.id
    having 2 * count(distinct h.key) >= (select count(*) from import_lines where import_id = ${importId} and kind = 'home')
    order by homes desc limit 1`);
  return rows[0] ?? null;
}

type FeedUnderOldCode = { id: number; agency: string; homes: number };

/** Moves a feed to the agency's new code, and replaces the feed that the first file under this code made. */
export async function moveFeedToCode(
  tx: Connection,
  { feedId, inPlaceOf }: { feedId: number; inPlaceOf: Pick<LockedFeed, "id" | "agency"> },
): Promise<void> {
  // Also the unaccepted feed of the same agency code in the moved feed's source.
  const { rows } = await tx.execute<{ id: number }>(sql`
    select f.id from feeds f join feeds mine on mine.id = ${feedId}
    where f.id = ${inPlaceOf.id}
      or (f.source_id = mine.source_id and f.agency = ${inPlaceOf.agency} and f.accepted_at is null)
    for update of f`);
  const replaced = rows.map(({ id }) => id);
  await tx.update(imports).set({ feedId }).where(inArray(imports.feedId, replaced));
  await tx.delete(feeds).where(inArray(feeds.id, replaced));
  await tx.update(feeds).set({ agency: inPlaceOf.agency }).where(eq(feeds.id, feedId));
}

/** A feed, locked until the transaction ends. */
export async function lockFeed(tx: Connection, id: number) {
  const [row] = await tx.select().from(feeds).where(eq(feeds.id, id)).for("no key update");
  return row ?? null;
}

export type LockedFeed = NonNullable<Awaited<ReturnType<typeof lockFeed>>>;

/** Sets the fields in which changes by hand stay. The next import compares all homes again. */
export async function setKeptFields(tx: Connection, id: number, keptFields: string[]): Promise<void> {
  await tx.update(feeds).set({ keptFields }).where(eq(feeds.id, id));
  await tx.execute(sql`
    update feed_homes set named_at = to_timestamp(0) where feed_id = ${id} and listing_id is not null`);
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

export async function saveFeedHome(
  tx: Connection,
  home: Omit<typeof feedHomes.$inferInsert, "namedAt">,
): Promise<void> {
  const { feedId, key, ...values } = home;
  // Never earlier than the listing's own change, whichever clock is ahead.
  const namedAt = sql`greatest(now(), (select updated_at from listings where id = ${home.listingId}))`;
  await tx
    .insert(feedHomes)
    .values({ feedId, key, ...values, namedAt })
    .onConflictDoUpdate({ target: [feedHomes.feedId, feedHomes.key], set: { ...values, namedAt } });
}

/** Whether a person, not an import, took the listing off show last. */
export async function isWithdrawnByHand(tx: Connection, listingId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ actor: string | null }>(sql`
    select actor from listing_events where listing_id = ${listingId} and kind in ('gone', 'moved') order by id desc limit 1`);
  return rows[0]?.actor === "person";
}

/** Records that the file no longer has a home, and removes the link to its draft. */
export async function recordWithdrawnHome(
  tx: Connection,
  { feedId, key }: { feedId: number; key: string },
): Promise<void> {
  await tx
    .update(feedHomes)
    .set({ isWithdrawn: true, draftId: null })
    .where(and(eq(feedHomes.feedId, feedId), eq(feedHomes.key, key)));
}
