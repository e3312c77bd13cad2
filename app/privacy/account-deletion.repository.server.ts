import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";

/** The hash of an account's password; null where it logs in through Google or Facebook only. */
export async function findPasswordHash(db: Connection, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ password: string | null }>(
    sql`select password from credentials where user_id = ${userId} and provider_id = 'credential'`,
  );
  return rows[0]?.password ?? null;
}

/** Requests that an account has made and that are still open. */
export async function findOwnOpenRequests(
  db: Connection,
  { id, email }: { id: string; email: string | null },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from requests where confirmed_at is not null and status in ('nouvelle', 'en_negociation')
      and (seeker_id = ${id} or (seeker_id is null and seeker_email = ${email}::text)) order by number`);
  return rows.map((row) => row.id);
}

/** Ids of an account's listings on which somebody has asked something. */
export async function findAskedListings(db: Connection, userId: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select l.id from listings l join advertisers a on a.id = l.advertiser_id where a.user_id = ${userId} and exists (select from requests r where r.listing_id = l.id and r.confirmed_at is not null) order by l.id`);
  return rows.map((row) => row.id);
}

/** Takes the name, the address and the words « what was it » off the requests that an account has made; the advertisers keep the threads. */
export async function forgetSeeker(
  tx: Connection,
  { id, email, name }: { id: string; email: string | null; name: string },
): Promise<void> {
  const own = sql`(seeker_id = ${id} or (seeker_id is null and confirmed_at is not null and seeker_email = ${email}::text))`;
  await tx.execute(sql`delete from request_links where request_id in (select id from requests where ${own})`);
  await tx.execute(
    sql`update request_events set author_name = ${name} where author = 'demandeur' and request_id in (select id from requests where ${own})`,
  );
  await tx.execute(
    sql`update requests set seeker_name = ${name}, seeker_email = 'compte-supprime@invalid', seeker_id = null, blocked_at = null where ${own}`,
  );
}

/**
 * Removes an account's listings. Those on which others have written stay withdrawn, without pictures, address and
 * description; with them stays a nameless advertiser, in no directory.
 */
export async function forgetAdvertiser(tx: Connection, userId: string, name: string): Promise<void> {
  const mine = sql`(select id from advertisers where user_id = ${userId})`;
  const own = sql`(select id from listings where advertiser_id in ${mine})`;
  await tx.execute(
    sql`delete from listings l where advertiser_id in ${mine} and not exists (select from requests r where r.listing_id = l.id and r.confirmed_at is not null)`,
  );
  await tx.execute(sql`delete from listing_photos where listing_id in ${own}`);
  await tx.execute(
    sql`update listings set status = 'retiree', cover_media_id = null, photo_count = 0, latitude = null, longitude = null, shows_exact_position = false where id in ${own}`,
  );
  await tx.execute(
    sql`update listing_details set address = null, exact_latitude = null, exact_longitude = null, description = '' where listing_id in ${own}`,
  );
  await tx.execute(
    sql`update request_events set author_name = ${name} where author = 'annonceur' and request_id in (select id from requests where listing_id in ${own})`,
  );
  await tx.execute(
    sql`delete from advertisers a where user_id = ${userId} and not exists (select from listings l where l.advertiser_id = a.id)`,
  );
  await tx.execute(sql`
    update advertisers set user_id = null, left_at = now(), slug = 'ancien-annonceur-' || id, first_name = ${name}, family_name = '', agency_name = null, siret = null, review = '', description = '', address = '',
      photo_url = null, photo_alt = '', phone = null, email = null where user_id = ${userId}`);
}

/** Deletes the account itself: drafts, favourites, sessions and ways to log in go with it. */
export async function deleteUser(tx: Connection, { id, email }: { id: string; email: string }): Promise<void> {
  await tx.execute(sql`delete from verifications where identifier = ${email} or value = ${id}`);
  await tx.execute(
    sql`delete from attempts where right(key, ${email.length + 1}) = ${` ${email}`} or position(${id} in key) > 0`,
  );
  await tx.execute(sql`delete from users where id = ${id}`);
}
