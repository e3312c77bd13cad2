import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { feedHomes, feeds, feedSources } from "#db/schema/feeds.ts";
import type { FeedPhoto, ImportLine } from "./import.ts";

/** Notes that homes of the file are still named, though the portal shows none of them. */
export async function noteNamed(
  tx: Connection,
  { importId, feedId }: { importId: number; feedId: number },
): Promise<void> {
  await tx.execute(sql`
    update feed_homes h set named_at = now() from import_lines l
    where h.feed_id = ${feedId} and h.listing_id is null and l.import_id = ${importId} and l.key = h.key`);
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
