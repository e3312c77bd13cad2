import { type SQL, sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection, Database } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { spaceTyped } from "#app/i18n/french-spacing.ts";
import { listingHref } from "#app/listings/listing-address.ts";
import { isOnShow } from "#app/domain/listing.ts";
import { isBlockedPerson } from "./blocked-seekers.repository.server.ts";
import type { ConversationSearch } from "./conversations-address.ts";
import type { RequestParties } from "./request.policy.ts";
import type { RequestListing, RequestSummary, RequestThread, ThreadEvent } from "./request.ts";
import {
  type RequestSide,
  type RequestState,
  type RequestStatus,
  type StateGroup,
  stateGroups,
} from "#app/domain/request.ts";

const PAGE = 20;

type ListingJson = Omit<RequestListing, "href"> & { slug: string };
type SummaryRow = Omit<RequestSummary, "listing" | "last"> & { listing: ListingJson; last: ThreadEvent };

// Times as ISO in UTC: PostgreSQL's JSON would use the session's time zone.
const eventJson = sql`json_build_object('id', e.id, 'step', e.step, 'author', e.author, 'authorName', e.author_name,
  'body', case when e.notice is null and e.stage is null and e.step <> 'prix_modifie' then e.body else '' end,
  'notice', e.notice, 'stage', e.stage, 'amount', e.amount,
  'offerId', e.offer_id, 'previousAmount', e.previous_amount, 'createdAt', ${isoInSql(sql`e.created_at`, ".MS")})`;
const listingJson = sql`json_build_object('reference', l.reference, 'slug', l.slug, 'title', l.title,
  'transaction', l.transaction, 'status', l.status, 'stage', ${stageInSql("l")},
  'price', l.price, 'communeName', c.name, 'departmentCode', c.department_code,
  'cover', case when m.id is not null then json_build_object(
  'sha256', m.sha256, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder, 'alt', '') end)`;
// Not `exists`: for an agency's many requests it would read the events of the whole portal, to hash them.
const state = sql`case when r.status = 'nouvelle' and (select true from request_events e where e.request_id = r.id
  and e.author = 'annonceur' limit 1) then 'en_discussion' else r.status::text end`;
const tables = sql`requests r join listings l on l.id = r.listing_id join advertisers a on a.id = r.advertiser_id
  join communes c on c.id = l.commune_id left join media m on m.id = l.cover_media_id`;
const names = sql`r.seeker_name as "seekerName", ${advertiserNameInSql("a")} as "advertiserName"`;

const isOfOrganisation = (actor: Person) => sql`r.advertiser_id = ${advertiserOf(actor)}::int`;
const isReceivedBy = (actor: Person) => sql`(${isOfOrganisation(actor)} and r.confirmed_at is not null)`;
/**
 * The ids of a person's threads on each side. Each part uses its own index; an « or » over two tables would read every request of the
 * portal.
 */
const threadIds = (actor: Person): Record<RequestSide, SQL> => ({
  annonceur: sql`select id from requests r where ${isReceivedBy(actor)}`,
  demandeur: sql`select id from requests where confirmed_at is not null and seeker_id = ${actor.account.id}
    union all select id from requests where confirmed_at is not null and seeker_email = ${actor.provenEmail}::text
      and seeker_id is null`,
});

export type ReceivedFilter = { group: StateGroup | null; listing: string | null; name: string };
type SummaryPage = { rows: RequestSummary[]; total: number; page: number; pageCount: number };

/**
 * The requests on an organisation's listings, grouped by listing, the last changed first. `page` counts from 1 and is kept within bounds.
 */
export async function findReceivedRequests(
  db: Database,
  actor: Person,
  { group, listing, name }: ReceivedFilter,
  page: number,
): Promise<SummaryPage> {
  const conditions = [isReceivedBy(actor)];
  if (group) conditions.push(sql`(${state}) in ${stateGroups[group]}`);
  if (listing) conditions.push(sql`l.reference = ${listing}`);
  if (name) conditions.push(sql`normalize_name(r.seeker_name) like '%' || normalize_name(${name}) || '%'`);
  const condition = sql.join(conditions, sql` and `);
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${tables} where ${condition}`,
  );
  const order = sql`max(r.updated_at) over (partition by r.listing_id) desc, r.listing_id, r.updated_at desc`;
  return findSummaries(db, actor, { condition, order, total: rows[0]!.total, page });
}

type ConversationPage = SummaryPage & { side: RequestSide | null; counts: Record<RequestSide, number> };

/** A person's threads on one side or on both, the last changed first. `page` is kept within bounds; a side without threads shows both. */
export async function findConversations(
  db: Database,
  actor: Person,
  { side: wanted, page }: ConversationSearch,
): Promise<ConversationPage> {
  const { annonceur, demandeur } = threadIds(actor);
  const { rows } = await db.execute<Record<RequestSide, number>>(sql`
    select (select count(*)::int from (${annonceur}) i) as annonceur, (select count(*)::int from (${demandeur}) i) as demandeur`);
  const counts = rows[0]!;
  const side = wanted && counts[wanted] > 0 ? wanted : null;
  const ids = { annonceur, demandeur, both: sql`${annonceur} union all ${demandeur}` }[side ?? "both"];
  const found = await findSummaries(db, actor, {
    condition: sql`r.id in (${ids})`,
    order: sql`r.updated_at desc`,
    total: side ? counts[side] : counts.annonceur + counts.demandeur,
    page,
  });
  return { ...found, side, counts };
}

type SummaryQuery = { condition: SQL; order: SQL; total: number; page: number };

async function findSummaries(
  db: Database,
  actor: Person,
  { condition, order, total, page: wanted }: SummaryQuery,
): Promise<SummaryPage> {
  const pageCount = Math.max(1, Math.ceil(total / PAGE));
  const page = Math.min(wanted, pageCount);
  const isReceived = isOfOrganisation(actor);
  const { rows } = await db.execute<SummaryRow>(sql`
    select r.id, r.number, case when ${isReceived} then 'annonceur' else 'demandeur' end as side, ${state} as state,
      ${names}, ${listingJson} as listing,
      case when ${isReceived} then r.seeker_left_at else a.left_at end is not null as "isOtherGone",
      (select ${eventJson} from request_events e where e.request_id = r.id order by e.id desc limit 1) as last,
      (select count(*)::int from request_events e where e.request_id = r.id and case when ${isReceived}
        then e.author = 'demandeur' and (r.advertiser_read_at is null or e.created_at > r.advertiser_read_at)
        else e.author <> 'demandeur' and e.created_at > r.seeker_read_at end) as unread
    from ${tables} where ${condition} order by ${order}, r.number desc limit ${PAGE} offset ${(page - 1) * PAGE}`);
  return {
    rows: rows.map(({ listing, last, ...row }) => ({ ...row, listing: toListing(listing), last: spaced(last) })),
    total,
    page,
    pageCount,
  };
}

type ReceivedOverview = { counts: Record<StateGroup, number>; listings: { reference: string; title: string }[] };

/** The number of requests in each group that an organisation has received, and their listings. */
export async function findReceivedOverview(db: Database, actor: Person): Promise<ReceivedOverview> {
  const [{ rows: states }, { rows: listings }] = await Promise.all([
    db.execute<{ state: RequestState; count: number }>(
      sql`select ${state} as state, count(*)::int as count from ${tables} where ${isReceivedBy(actor)} group by 1`,
    ),
    db.execute<ReceivedOverview["listings"][number]>(
      sql`select distinct l.title, l.reference from ${tables} where ${isReceivedBy(actor)} order by l.title, l.reference`,
    ),
  ]);
  const countOf = (group: StateGroup) =>
    states
      .filter((row) => (stateGroups[group] as readonly RequestState[]).includes(row.state))
      .reduce((sum, row) => sum + row.count, 0);
  const counts = {
    nouvelles: countOf("nouvelles"),
    discussions: countOf("discussions"),
    negociations: countOf("negociations"),
    terminees: countOf("terminees"),
  };
  return { counts, listings };
}

const isSeekerBlocked = isBlockedPerson({
  advertiserId: sql`r.advertiser_id`,
  seekerId: sql`r.seeker_id`,
  email: sql`coalesce((select email from users where id = r.seeker_id), r.seeker_email)`,
});

type StoredThread = Omit<RequestThread, "side" | "isOtherGone"> & { isSeekerGone: boolean; isAdvertiserGone: boolean };
type ThreadRow = Omit<StoredThread, "listing"> & { listing: ListingJson; parties: RequestParties };

export type FoundThread = { thread: StoredThread; parties: RequestParties };

/** A request with its thread, and the data for `sideOf` to decide who may read it. */
export async function findThread(db: Connection, id: string): Promise<FoundThread | null> {
  const { rows } = await db.execute<ThreadRow & { status: RequestStatus }>(sql`
    select r.id, r.number, r.status, ${state} as state, ${names}, a.slug as "advertiserSlug", ${isSeekerBlocked} as "isBlocked",
      r.seeker_left_at is not null as "isSeekerGone", a.left_at is not null as "isAdvertiserGone", ${listingJson} as listing,
      json_build_object('id', r.id, 'advertiserId', r.advertiser_id, 'seekerId', r.seeker_id, 'seekerEmail', r.seeker_email,
        'isConfirmed', r.confirmed_at is not null) as parties,
      coalesce((select json_agg(${eventJson} order by e.id) from request_events e where e.request_id = r.id), '[]') as events
    from ${tables} where r.id = ${id}`);
  if (!rows[0]) return null;
  const { parties, listing, events, ...thread } = rows[0];
  return { thread: { ...thread, listing: toListing(listing), events: events.map(spaced) }, parties };
}

/** Marks the thread as read by one side. */
export async function markThreadRead(db: Connection, id: string, side: RequestSide): Promise<void> {
  const column = side === "annonceur" ? sql`advertiser_read_at` : sql`seeker_read_at`;
  // Up to the last step, not up to now: a concurrent step is unread.
  await db.execute(
    sql`update requests set ${column} = (select max(created_at) from request_events where request_id = ${id}) where id = ${id}`,
  );
}

const spaced = (event: ThreadEvent): ThreadEvent => ({ ...event, body: spaceTyped(event.body) });

function toListing({ slug, ...listing }: ListingJson): RequestListing {
  return {
    ...listing,
    title: spaceTyped(listing.title),
    href: isOnShow(listing.status) ? listingHref({ slug, reference: listing.reference }) : null,
  };
}
