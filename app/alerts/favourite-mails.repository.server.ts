import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Whether the account of an address is told anything of its favourites. */
export async function hasFavouriteNotices(db: Connection, email: string): Promise<boolean> {
  const { rows } = await db.execute<{ isTold: boolean }>(sql`
    select coalesce(w.tells_drop or w.tells_negotiation or w.tells_gone, true) as "isTold"
    from users u left join favourite_notices w on w.user_id = u.id where u.email = ${email} and u.email_verified`);
  return rows[0]?.isTold ?? false;
}

/** The account of an address is told nothing of its favourites from now on. */
export async function endFavouriteNotices(db: Connection, email: string): Promise<void> {
  await db.execute(sql`
    insert into favourite_notices (user_id, tells_drop, tells_negotiation, tells_gone)
    select id, false, false, false from users where email = ${email} and email_verified
    on conflict (user_id) do update set tells_drop = false, tells_negotiation = false, tells_gone = false`);
}
