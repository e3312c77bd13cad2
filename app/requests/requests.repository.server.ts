import { and, eq, type SQL, sql } from "drizzle-orm";
import { endingOrganisations, memberAddresses } from "#app/account/members.repository.server.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { requests } from "#db/schema/requests.ts";
import type { ListingStatus, PropertyType, Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { RequestStatus } from "#app/domain/request.ts";

/** The listing of a question and the people who answer; has private fields, for the server only. */
export type AskedListing = {
  id: number;
  reference: string;
  slug: string;
  title: string;
  transaction: Transaction;
  propertyType: PropertyType;
  status: ListingStatus;
  stage: ListingStage;
  /** Price in minor units. */
  price: number;
  advertiserName: string;
  advertiserId: number;
  /** Addresses of the members who get the listing's mails: the member in charge, else the administrators. Most samples have no address. */
  contactEmails: string[];
  /** Whether the advertiser's last member has deleted the account. */
  isAdvertiserGone: boolean;
};

/** A request locked until the transaction ends, with its listing; has private fields, for the server only. */
export type LockedRequest = {
  id: string;
  advertiserId: number;
  number: number;
  status: RequestStatus;
  isConfirmed: boolean;
  /** Whether the 48 hours to confirm the request are over. */
  isExpired: boolean;
  seekerId: string | null;
  seekerName: string;
  /** The seeker's address as typed; where the seeker has an account, its current address is `seekerAccountEmail`. */
  seekerEmail: string;
  seekerAccountEmail: string | null;
  /** Whether the seeker's account was deleted. */
  isSeekerGone: boolean;
  listing: AskedListing;
};

const listingColumns = sql`
  l.id, l.reference, l.slug, l.title, l.transaction, l.property_type as "propertyType", l.status,
  ${stageInSql("l")} as stage, l.price::float8 as price,
  ${advertiserNameInSql("a")} as "advertiserName",
  a.id as "advertiserId", a.left_at is not null as "isAdvertiserGone",
  array(select u.email from memberships m join users u on u.id = m.user_id where m.advertiser_id = a.id
    and case when l.in_charge_id is null then m.role = 'administrator' else m.user_id = l.in_charge_id end
    order by m.joined_at, m.user_id) as "contactEmails"`;
const listingTables = sql`listings l join advertisers a on a.id = l.advertiser_id`;

/** Null when no published listing has this reference. */
export async function findAskedListing(db: Connection, reference: string): Promise<AskedListing | null> {
  const { rows } = await db.execute<AskedListing>(
    sql`select ${listingColumns} from ${listingTables} where l.reference = ${reference} and l.status <> 'brouillon'`,
  );
  return rows[0] ?? null;
}

/**
 * Locks a listing until the transaction ends, to serialize changes of its requests. Always lock it before its requests,
 * to prevent deadlocks. Rows that only reference the listing, such as views and favourites, are not blocked.
 */
export async function lockListingForUpdate(tx: Connection, listingId: number): Promise<AskedListing | null> {
  await tx.execute(sql`select from listings where id = ${listingId} for no key update`);
  const { rows } = await tx.execute<AskedListing>(
    sql`select ${listingColumns} from ${listingTables} where l.id = ${listingId}`,
  );
  return rows[0] ?? null;
}

/** Locks a request of a locked listing. */
export async function lockRequestForUpdate(
  tx: Connection,
  id: string,
  listing: AskedListing,
): Promise<LockedRequest | null> {
  await tx.execute(sql`select from requests where id = ${id} for update`);
  const { rows } = await tx.execute<Omit<LockedRequest, "listing">>(sql`
    select r.id, r.advertiser_id as "advertiserId", r.number, r.status, r.confirmed_at is not null as "isConfirmed",
      r.created_at < now() - interval '48 hours' as "isExpired",
      r.seeker_id as "seekerId", r.seeker_name as "seekerName", r.seeker_email as "seekerEmail",
      s.email as "seekerAccountEmail", r.seeker_left_at is not null as "isSeekerGone"
    from requests r left join users s on s.id = r.seeker_id where r.id = ${id} and r.listing_id = ${listing.id}`);
  return rows[0] ? { ...rows[0], listing } : null;
}

/** The listing of a request, which never changes; null when there is no such request. */
export async function findListingOfRequest(db: Connection, id: string): Promise<number | null> {
  const [row] = await db.select({ listingId: requests.listingId }).from(requests).where(eq(requests.id, id));
  return row?.listingId ?? null;
}

type Seeker = { id: string | null; name: string; email: string };

/** Adds a request; its advertiser does not see it before it is confirmed. */
export async function addRequest(
  tx: Connection,
  { listingId, seeker, isConfirmed }: { listingId: number; seeker: Seeker; isConfirmed: boolean },
): Promise<{ id: string; number: number }> {
  const [row] = await tx
    .insert(requests)
    .values({
      listingId,
      seekerId: seeker.id,
      seekerName: seeker.name,
      seekerEmail: seeker.email,
      confirmedAt: isConfirmed ? sql`clock_timestamp()` : null,
    })
    .returning({ id: requests.id, number: requests.number });
  return row!;
}

/** The SQL condition for a confirmed request that is still open; for a query of `requests` alone. */
export const isOpenInSql = sql`confirmed_at is not null and status in ('nouvelle', 'en_negociation')`;

/** The open requests on a listing, in the order of their numbers. */
export async function findOpenRequestIds(tx: Connection, listingId: number): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from requests where listing_id = ${listingId} and ${isOpenInSql} order by number`,
  );
  return rows.map(({ id }) => id);
}

/** A person's open request on a locked listing; null without one. */
export async function findOpenRequest(
  tx: Connection,
  listingId: number,
  { id, email }: { id: string | null; email: string },
): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from requests
    where listing_id = ${listingId} and ${isOpenInSql}
      and (seeker_id = ${id}::text or (seeker_id is null and seeker_email = ${email}))
    order by created_at limit 1`);
  return rows[0]?.id ?? null;
}

/** Whether a listing has a request under negotiation. */
export async function hasNegotiation(tx: Connection, listingId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.listingId, listingId), eq(requests.status, "en_negociation")));
  return rows.length > 0;
}

/** Gives the requests on a listing to its new organisation. */
export async function handOverRequests(tx: Connection, listingId: number, advertiserId: number): Promise<void> {
  await tx.execute(sql`update requests set advertiser_id = ${advertiserId} where listing_id = ${listingId}`);
}

/** The ids, out of these, of listings with threads that need a message about a new stage. */
export async function findListingsWithThreads(tx: Connection, ids: number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct listing_id as id from requests where listing_id = any(${sql.param(ids)}::int[])
      and confirmed_at is not null and status in ('nouvelle', 'en_negociation', 'acceptee') order by id`);
  return rows.map(({ id }) => id);
}

/** Requests of an account, or of its confirmed address, that are open or ended in an agreement. */
export async function findLiveRequestsOf(
  tx: Connection,
  { id, email }: { id: string; email: string | null },
): Promise<{ id: string; listingId: number }[]> {
  const { rows } = await tx.execute<{ id: string; listingId: number }>(sql`
    select id, listing_id as "listingId" from requests
    where confirmed_at is not null and status in ('nouvelle', 'en_negociation', 'acceptee')
      and (seeker_id = ${id} or (seeker_id is null and seeker_email = ${email}::text)) order by number`);
  return rows;
}

/** Whether an address belongs to a member of an organisation. */
export async function isMemberAddress(tx: Connection, advertiserId: number, email: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select where ${email} in (${memberAddresses(advertiserId)})`);
  return rows.length > 0;
}

/** Ids of the listings with requests whose organisations end with an account. */
export async function findAskedListings(tx: Connection, userId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select l.id from listings l
    where l.advertiser_id in (${endingOrganisations(userId)})
      and exists (select from requests r where r.listing_id = l.id and r.confirmed_at is not null)
    order by l.id`);
  return rows.map((row) => row.id);
}

/** Days in which an agreement can still fall through. Later the buyer or tenant has moved in, and gets no message. */
const AGREED_DAYS: Record<Transaction, number> = { vente: 180, location: 30 };

/** Requests on a listing that ended in an agreement which can still fall through. */
export const findAgreedRequests = (tx: Connection, { id, transaction }: Pick<AskedListing, "id" | "transaction">) =>
  findAcceptedRequests(tx, id, AGREED_DAYS[transaction]);

/** Requests on a listing that ended in an agreement, at any time or in the last `days`; includes seekers who have left. */
export async function findAcceptedRequests(
  tx: Connection,
  listingId: number,
  days: number | null = null,
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from requests r where listing_id = ${listingId} and ${isAgreedInSql(sql`${days}::int`)}`,
  );
  return rows.map((row) => row.id);
}

/** The SQL condition for a request that was accepted, at any time or in the last days; for a query of `requests r` alone. */
const isAgreedInSql = (days: SQL): SQL => sql`status = 'acceptee' and (${days} is null or exists (
  select from request_events e where e.request_id = r.id and e.step = 'acceptee'
    and e.created_at > now() - make_interval(days => ${days})))`;

/** The number of mails that `notifyStage` would send to seekers of listings, one per request, and how many of these requests are open. */
export async function countStageMails(db: Connection, listingIds: number[]): Promise<{ mails: number; open: number }> {
  const days = sql`(select case transaction when 'vente' then ${AGREED_DAYS.vente}::int else ${AGREED_DAYS.location}::int end
    from listings where id = listing_id)`;
  const { rows } = await db.execute<{ mails: number; open: number }>(sql`
    select count(*)::int as mails, (count(*) filter (where ${isOpenInSql}))::int as open from requests r
    where listing_id = any(${sql.param(listingIds)}::int[]) and seeker_left_at is null
      and ((${isOpenInSql}) or (${isAgreedInSql(days)}))`);
  return rows[0]!;
}

export async function setRequestStatus(tx: Connection, id: string, status: RequestStatus): Promise<void> {
  await tx.update(requests).set({ status }).where(eq(requests.id, id));
}
