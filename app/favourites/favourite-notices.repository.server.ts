import { eq, sql, type SQL } from "drizzle-orm";
import { memberAddresses } from "#app/account/members.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { favouriteNotices } from "#db/schema/listing-life.ts";
import type { FavouriteNotice, FavouriteNotices } from "./favourite-notices.ts";

/** The notices of favourites that an account has chosen; all of them by default. */
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

/** Stores the chosen notices of an account that exists and is locked. */
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
  // A choice of notices is a request for mails, also after the mail server has refused one.
  await db.execute(sql`
    update recipients set refused_at = null where email in (select email from users where id = ${userId}) and ${drop || negotiation || gone}`);
}

/** Whether the account of an address gets any notice of its favourites. */
export async function hasFavouriteNotices(db: Connection, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ hasAny: boolean }>(sql`
    select coalesce(w.tells_drop or w.tells_negotiation or w.tells_gone, true) as "hasAny"
    from users u left join favourite_notices w on w.user_id = u.id where u.email = ${email} and u.email_verified`);
  return rows[0]?.hasAny ?? false;
}

/** Ends all notices of favourites for the account of an address. */
export async function endFavouriteNotices(db: Connection, email: string): Promise<void> {
  await db.execute(sql`
    insert into favourite_notices (user_id, tells_drop, tells_negotiation, tells_gone)
    select id, false, false, false from users where email = ${email} and email_verified
    on conflict (user_id) do update set tells_drop = false, tells_negotiation = false, tells_gone = false`);
}

/** Selects the addresses of accounts that have the listing as a favourite and want this notice; not of its organisation's members. */
export function selectEmailsToNotify({
  listingId,
  notice,
  advertiserId,
}: {
  listingId: number | SQL;
  notice: FavouriteNotice;
  advertiserId: number | SQL;
}): SQL {
  return sql`select u.email
    from favourites f join users u on u.id = f.user_id left join favourite_notices w on w.user_id = u.id
    where f.listing_id = ${listingId} and u.email_verified and u.email not in (${memberAddresses(advertiserId)})
      and coalesce(${sql.raw(`w.tells_${notice}`)}, true)`;
}
