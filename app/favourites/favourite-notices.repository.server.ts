import { eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { favouriteNotices } from "#db/schema/listing-life.ts";
import type { FavouriteNotices } from "./favourite-notices.ts";

/** What an account wants to be told of its favourites: everything, until it says otherwise. */
export async function findFavouriteNotices(db: Connection, userId: string): Promise<FavouriteNotices> {
  const [row] = await db
    .select({
      drop: favouriteNotices.tellsDrop,
      negotiation: favouriteNotices.tellsNegotiation,
      gone: favouriteNotices.tellsGone,
    })
    .from(favouriteNotices)
    .where(eq(favouriteNotices.userId, userId));
  return row ?? { drop: true, negotiation: true, gone: true };
}

/** The account must exist, and be locked. */
export async function storeFavouriteNotices(
  db: Connection,
  userId: string,
  { drop, negotiation, gone }: FavouriteNotices,
): Promise<void> {
  const columns = { tellsDrop: drop, tellsNegotiation: negotiation, tellsGone: gone };
  await db
    .insert(favouriteNotices)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: favouriteNotices.userId, set: columns });
  // Who chooses what to be told wants mails again, after the mail server refused one.
  await db.execute(sql`
    update recipients set refused_at = null where email in (select email from users where id = ${userId}) and ${drop || negotiation || gone}`);
}
