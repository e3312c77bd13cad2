import { sql } from "drizzle-orm";
import { endingOrganisations } from "#app/account/members.repository.server.ts";
import {
  deleteUnusedFormerListings,
  eraseListings,
  type ErasedTitle,
} from "#app/listings/life/erase.repository.server.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Connection } from "#db/client.ts";
import { countsAddress } from "#app/platform/limits/limits.repository.server.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";

/** The account to delete, with its confirmed address. */
type Own = { id: string; email: string | null };

/** The organisations that end with an account, and their listings. */
const ending = (userId: string) => sql`(${endingOrganisations(userId)})`;
const endingListings = (userId: string) => sql`(select id from listings where advertiser_id in ${ending(userId)})`;
/** Requests of the account, or of its address without an account. */
const isAskedBy = ({ id, email }: Own) =>
  sql`(seeker_id = ${id} or (seeker_id is null and seeker_email = ${email}::text))`;

/**
 * Locks the listings that end with an account, that it asked about, or that it is in charge of: all rows that its deletion writes, in the
 * global lock order. A union, since « or » would read every listing of the portal.
 */
export async function lockListingsAroundForUpdate(tx: Connection, own: Own): Promise<void> {
  await tx.execute(sql`
    select from listings where id in (
      select id from listings where advertiser_id in ${ending(own.id)}
      union select listing_id from requests where ${isAskedBy(own)}
      union select l.id from memberships m join listings l on l.advertiser_id = m.advertiser_id and l.in_charge_id = m.user_id
        where m.user_id = ${own.id})
    order by id for no key update`);
}

/** The pictures of an account's drafts, and of the listings and profile that end with it. */
export async function findOwnMedia(tx: Connection, userId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select media_id as id from listing_photos where listing_id in ${endingListings(userId)}
    union select cover_media_id from listings where cover_media_id is not null and id in ${endingListings(userId)}
    union select p.media_id from draft_photos p join listing_drafts d on d.id = p.draft_id where d.user_id = ${userId}
    union select m.id from media m join advertisers a on substr(a.photo_url, 8, 64) = m.sha256
      where a.id in ${ending(userId)}`);
  return rows.map((row) => row.id);
}

/**
 * Removes an account from its requests: deletes name, address and links; advertisers keep the threads. Deletes unconfirmed requests, and
 * threads that nobody is left to read.
 */
export async function detachSeeker(tx: Connection, own: Own, name: string): Promise<void> {
  const { rows } = await tx.execute<{ listingId: number }>(sql`
    delete from requests where ${isAskedBy(own)} and (confirmed_at is null
      or exists (select from advertisers a where a.id = advertiser_id and a.left_at is not null))
    returning listing_id as "listingId"`);
  await deleteUnusedFormerListings(
    tx,
    rows.map((row) => row.listingId),
  );
  await tx.execute(
    sql`delete from request_links where request_id in (select id from requests where ${isAskedBy(own)})`,
  );
  await tx.execute(
    sql`update request_events set author_name = ${name} where author = 'demandeur' and request_id in (select id from requests
      where ${isAskedBy(own)})`,
  );
  await tx.execute(
    sql`update requests set seeker_name = ${name}, seeker_email = 'compte-supprime@invalid', seeker_id = null,
      seeker_left_at = now(), blocked_at = null where ${isAskedBy(own)}`,
  );
}

/** Deletes listings of deleted accounts once nobody has a thread or a favourite of them any more. */
export async function deleteFormerListings(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await deleteUnusedFormerListings(tx, null);
  });
}

/**
 * Deletes the organisation that ends with an account, and its listings. The advertiser of listings that others still need
 * (`eraseListings`) stays, without a name and in no directory. Returns the listings' quartiers, for `deleteUnusedQuartiers`.
 */
export async function deleteAdvertiser(
  tx: Connection,
  userId: string,
  { name, titles }: { name: string; titles: ErasedTitle[] },
): Promise<string[]> {
  const [organisations, own] = [ending(userId), endingListings(userId)];
  const { rows } = await tx.execute<{ key: string }>(
    sql`select distinct quartier_key as key from listings where id in ${own} and quartier_key is not null`,
  );
  // Both sides are gone: nobody can read these requests.
  await tx.execute(sql`delete from requests where listing_id in ${own} and seeker_left_at is not null`);
  await eraseListings(tx, { userId, titles });
  await tx.execute(
    sql`update request_events set author_name = ${name} where author = 'annonceur' and request_id in (select id from requests
      where listing_id in ${own})`,
  );
  await tx.execute(sql`delete from advertiser_views where advertiser_id in ${organisations}`);
  await tx.execute(sql`delete from feed_exports where advertiser_id in ${organisations}`);
  await tx.execute(
    sql`delete from advertisers a where id in ${organisations} and not exists (select from listings l where l.advertiser_id = a.id)`,
  );
  await tx.execute(sql`
    update advertisers a set user_id = null, left_at = now(), created_at = now(), slug = 'ancien-annonceur-' || id,
      first_name = ${name}, family_name = '', agency_name = null, siret = null, review = '', description = '', address = '',
      commune_id = (select l.commune_id from listings l where l.advertiser_id = a.id order by l.id limit 1),
      photo_url = null, photo_alt = '', phone = null, email = null where id in ${organisations}`);
  return rows.map(({ key }) => key);
}

const isUnusedQuartier = sql`not exists (
  select from listings l where l.quartier_key = q.key and ${isOnShowInSql("l")})`;

/**
 * Deletes names of quartiers without a listing on show, in a transaction without other locks. A concurrent publication waits, and adds
 * its own quartier again.
 */
export async function deleteUnusedQuartiers(tx: Connection, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx.execute(sql`lock table quartiers in share row exclusive mode`);
  await tx.execute(sql`
    delete from quartiers q where key = any(${sql.param(keys)}::text[]) and ${isUnusedQuartier}`);
}

/** Deletes all unused names of quartiers: those that a deletion missed, or whose listings left long ago. */
export async function deleteAllUnusedQuartiers(db: Connection): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from quartiers q where ${isUnusedQuartier}`);
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    const keys = rows.map(({ key }) => key);
    await deleteUnusedQuartiers(tx, keys);
  });
}

/** Deletes the account, with its drafts, favourites, links, sessions and logins. */
export async function deleteUser(tx: Connection, id: string): Promise<void> {
  const { rows: found } = await tx.execute<{ email: string }>(sql`select email from users where id = ${id}`);
  for (const { email } of found) {
    await tx.execute(sql`delete from attempts where ${countsAddress(email)} or position(${id} in key) > 0`);
    await tx.execute(sql`delete from mails where recipient = ${email}`);
    await tx.execute(sql`delete from sent_mails where lower(recipient) = lower(${email})`);
  }
  // The requested new address may be somebody else's: delete only the mails about the change.
  await tx.execute(sql`
    delete from mails where recipient in (select email from account_links where user_id = ${id} and purpose = 'new-email')
      and position('/confirmer-nouvelle-adresse?' in text) > 0`);
  const { rows } = await tx.execute(sql`delete from users where id = ${id} returning id`);
  if (rows.length !== 1) throw new Error("an account that is locked was not there to be deleted");
}
