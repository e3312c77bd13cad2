import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** Whoever asks: an account, or null without one, and the address. */
type Seeker = { id: string | null; email: string };

/** Whether an advertiser blocks a person, who may have asked with the account or with its address. */
export const isBlockedPerson = (person: { advertiserId: SQL; seekerId: SQL; email: SQL }): SQL => sql`exists (
  select from requests b left join users u on u.id = b.seeker_id
  where b.advertiser_id = ${person.advertiserId} and b.blocked_at is not null
    and (b.seeker_id = ${person.seekerId} or b.seeker_email = ${person.email} or u.email = ${person.email}))`;

export async function isBlocked(tx: Connection, listingId: number, { id, email }: Seeker): Promise<boolean> {
  const blocked = isBlockedPerson({
    advertiserId: sql`l.advertiser_id`,
    seekerId: sql`${id}::text`,
    email: sql`${email}`,
  });
  const { rows } = await tx.execute(sql`select from listings l where l.id = ${listingId} and ${blocked}`);
  return rows.length > 0;
}

export async function blockSeeker(tx: Connection, requestId: string): Promise<void> {
  await tx.execute(sql`update requests set blocked_at = coalesce(blocked_at, now()) where id = ${requestId}`);
}

/** Unblocks a person from whichever of their requests the advertiser did it. */
export async function unblockSeeker(tx: Connection, listingId: number, { id, email }: Seeker): Promise<void> {
  await tx.execute(sql`
    update requests b set blocked_at = null
    where b.advertiser_id = (select advertiser_id from listings where id = ${listingId}) and b.blocked_at is not null
      and (b.seeker_id = ${id}::text or b.seeker_email = ${email} or b.seeker_id in (select u.id from users u where u.email = ${email}))`);
}

/** Whom an advertiser's account blocks, with the thread where that was done; the last one first. */
export async function findBlockedSeekers(
  db: Connection,
  accountId: string,
): Promise<{ requestId: string; name: string }[]> {
  const { rows } = await db.execute<{ requestId: string; name: string }>(sql`
    select r.id as "requestId", r.seeker_name as name from requests r join advertisers a on a.id = r.advertiser_id
    where a.user_id = ${accountId} and r.blocked_at is not null order by r.blocked_at desc, r.number desc`);
  return rows;
}

/** Whether the advertiser, not the portal, declined a request of this person on a listing in the last `days`. */
export async function hasDeclined(
  tx: Connection,
  { listingId, seeker: { id, email }, days }: { listingId: number; seeker: Seeker; days: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from requests r join request_events e on e.request_id = r.id and e.step = 'declinee' and e.author = 'annonceur'
    where r.listing_id = ${listingId} and (r.seeker_id = ${id}::text or r.seeker_email = ${email})
      and e.created_at > now() - make_interval(days => ${days}) limit 1`);
  return rows.length > 0;
}
