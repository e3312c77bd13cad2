import { type SQL, sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import type { Connection } from "#db/client.ts";

/** A seeker: the id of the account, null without one, and the e-mail address. */
type Seeker = { id: string | null; email: string };

/** Whether the request in row `b` is from this person: by the account, by the address, or by an account that has the address now. */
const isOfPerson = ({ seekerId, email }: { seekerId: SQL; email: SQL }): SQL =>
  sql`(b.seeker_id = ${seekerId} or b.seeker_email = ${email} or b.seeker_id in (select u.id from users u where u.email = ${email}))`;

/** Whether an advertiser blocks a person. */
export const isBlockedPerson = ({ advertiserId, ...person }: { advertiserId: SQL; seekerId: SQL; email: SQL }): SQL =>
  sql`exists (select from requests b where b.advertiser_id = ${advertiserId} and b.blocked_at is not null and ${isOfPerson(person)})`;

const asSql = ({ id, email }: Seeker) => ({ seekerId: sql`${id}::text`, email: sql`${email}::text` });

export async function isBlocked(tx: Connection, listingId: number, seeker: Seeker): Promise<boolean> {
  const blocked = isBlockedPerson({ advertiserId: sql`l.advertiser_id`, ...asSql(seeker) });
  const { rows } = await tx.execute(sql`select from listings l where l.id = ${listingId} and ${blocked}`);
  return rows.length > 0;
}

export async function blockSeeker(tx: Connection, requestId: string): Promise<void> {
  await tx.execute(sql`update requests set blocked_at = coalesce(blocked_at, now()) where id = ${requestId}`);
}

/** Unblocks a person on all requests, not only on the one that was blocked. */
export async function unblockSeeker(tx: Connection, listingId: number, seeker: Seeker): Promise<void> {
  await tx.execute(sql`
    update requests b set blocked_at = null
    where b.advertiser_id = (select advertiser_id from listings where id = ${listingId}) and b.blocked_at is not null
      and ${isOfPerson(asSql(seeker))}`);
}

/** The people whom the actor's organisation blocks, with the blocked thread; the last blocked first. */
export async function findBlockedSeekers(
  db: Connection,
  actor: Person,
): Promise<{ requestId: string; name: string }[]> {
  const { rows } = await db.execute<{ requestId: string; name: string }>(sql`
    select r.id as "requestId", r.seeker_name as name from requests r
    where r.advertiser_id = ${advertiserOf(actor)}::int and r.blocked_at is not null order by r.blocked_at desc, r.number desc`);
  return rows;
}

/** Whether the advertiser, not the portal, declined a request of this person on a listing in the last `days`. */
export async function hasDeclined(
  tx: Connection,
  { listingId, seeker, days }: { listingId: number; seeker: Seeker; days: number },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from requests b join request_events e on e.request_id = b.id and e.step = 'declinee' and e.author = 'annonceur'
    where b.listing_id = ${listingId} and ${isOfPerson(asSql(seeker))}
      and e.created_at > now() - make_interval(days => ${days}) limit 1`);
  return rows.length > 0;
}
