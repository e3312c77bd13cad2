import { sql, type SQL } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { AlertFrequency, ListingEventKind, PossibleEvent } from "#app/domain/alert.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { memberAddresses } from "#app/account/members.repository.server.ts";
import { selectEmailsToNotify } from "#app/favourites/favourite-notices.repository.server.ts";
import type { FavouriteNotice } from "#app/favourites/favourite-notices.ts";
import { isDropInSql } from "#app/listings/prices/listing-prices.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** An alert whose search matches the listing of an event. */
export type MatchingAlert = { alertId: number; recipientId: number; frequency: AlertFrequency };

/** For so many days, a second return, negotiation or end of the same home sends no notice: advertisers may toggle a status often. */
const DAYS_BETWEEN_REPEATS = 7;

/** Only one transaction at a time adds the notices of a listing's events. */
export async function lockEventsOf(tx: Connection, listingId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`events of listing ${listingId}`}, 0))`);
}

type EventNotices = { eventId: number; advertiserId: number };

/**
 * Adds the notices of an event for matching alerts: one per recipient, of the alert whose mail comes soonest. Returns how
 * many are due at once.
 */
export async function addAlertNotices(
  tx: Connection,
  { matches, ...event }: EventNotices & { matches: MatchingAlert[] },
): Promise<number> {
  if (matches.length === 0) return 0;
  const alertIds = sql.param(matches.map(({ alertId }) => alertId));
  const recipientIds = sql.param(matches.map(({ recipientId }) => recipientId));
  const frequencies = sql.param(matches.map(({ frequency }) => frequency));
  return addNotices(tx, {
    ...event,
    // The join leaves out alerts that ended meanwhile.
    candidates: sql`
      select soonest.* from (
        select distinct on (recipient_id) recipient_id, alert_id, due
        from unnest(${recipientIds}::int[], ${alertIds}::int[], ${frequencies}::text[]) as matches (recipient_id, alert_id, due)
        order by recipient_id, array_position(array['immediate', 'daily', 'weekly'], due), alert_id
      ) as soonest join alerts on alerts.id = soonest.alert_id`,
  });
}

/** Adds the notices of an event for accounts with the listing among their favourites; all are due at once. */
export async function addFavouriteNotices(
  tx: Connection,
  { kind, listingId, ...event }: EventNotices & { kind: ListingEventKind; listingId: number },
): Promise<number> {
  const notice = favouriteNoticeOf[kind];
  if (notice === undefined) return 0;
  const emails = selectEmailsToNotify({ listingId, notice, advertiserId: event.advertiserId });
  await tx.execute(sql`insert into recipients (email) ${emails} on conflict do nothing`);
  return addNotices(tx, {
    ...event,
    candidates: sql`
      select id as recipient_id, null::int as alert_id, 'immediate' as due from recipients where email in (${emails})
      ${kind === "back" ? sql`and (${lastMove(sql`recipients.id`, sql`${listingId}::int`)}) = 'gone'` : sql``}`,
  });
}

/** The notice that an account can choose for each kind of event; recipients of « gone » also receive « back ». */
const favouriteNoticeOf: Partial<Record<ListingEventKind, FavouriteNotice>> = {
  back: "gone",
  cheaper: "drop",
  negotiation: "negotiation",
  gone: "gone",
};

/** Selects the kind of the last notice about a favourite that left or returned. */
const lastMove = (recipientId: SQL, listingId: SQL): SQL => sql`
  select moved.kind from notices mailed join listing_events moved on moved.id = mailed.event_id
  where mailed.recipient_id = ${recipientId} and mailed.alert_id is null and mailed.mailed_at is not null
    and moved.listing_id = ${listingId} and moved.kind in ('gone', 'back')
  order by moved.id desc limit 1`;

/**
 * Whether an earlier notice makes one of `event` unnecessary: for a new home, any; for a price, a hardly higher one; else, one of
 * the same kind within a week. Notices that a favourite left and returned alternate.
 */
const isNoNews = ({ recipientId, isFavourite }: { recipientId: SQL; isFavourite: SQL }): SQL => sql`
  exists (
    select from notices join listing_events earlier on earlier.id = notices.event_id
    where notices.recipient_id = ${recipientId} and earlier.listing_id = event.listing_id and earlier.id <> event.id
      and case
        when event.kind = 'new' then earlier.kind <> 'gone'
        when event.kind = 'cheaper'
          then earlier.kind <> 'gone' and not ${isDropInSql(sql`earlier.price`, sql`event.price`)}
        when event.kind = 'gone' and (${lastMove(recipientId, sql`event.listing_id`)}) = 'back' then false
        when event.kind = 'back' and ${isFavourite} then false
        else earlier.created_at > event.created_at - make_interval(days => ${DAYS_BETWEEN_REPEATS})
          and (earlier.kind = event.kind or (event.kind = 'back' and earlier.kind = 'new')) end)`;

/** How many people would be notified for their favourites, and how many others for their alerts. Counts at most `most` of each. */
export async function countNotices(
  db: Connection,
  { event, matches, most }: { event: PossibleEvent; matches: MatchingAlert[]; most: number },
): Promise<{ favourites: number; alerts: number }> {
  const { listingId, advertiserId, kind, price } = event;
  const notice = favouriteNoticeOf[kind];
  const emails = notice
    ? selectEmailsToNotify({ listingId, notice, advertiserId })
    : sql`select null::text where false`;
  const { rows } = await db.execute<{ favourites: number; alerts: number }>(sql`
    with event as (
      select 0 as id, ${listingId}::int as listing_id, ${kind}::text as kind, ${price}::bigint as price, now() as created_at),
    by_favourite as materialized (
      select kept.email from event cross join (${emails}) as kept (email) left join recipients r on r.email = kept.email
      where r.refused_at is null and not ${isNoNews({ recipientId: sql`r.id`, isFavourite: sql`true` })}
      limit ${most}),
    by_alert as (
      select r.id from event cross join recipients r
      where r.id = any(${sql.param(matches.map(({ recipientId }) => recipientId))}::int[]) and r.refused_at is null
        and r.email not in (${memberAddresses(advertiserId)}) and r.email not in (select email from by_favourite)
        and not ${isNoNews({ recipientId: sql`r.id`, isFavourite: sql`false` })}
      limit ${most})
    select (select count(*) from by_favourite)::int as favourites, (select count(*) from by_alert)::int as alerts`);
  return rows[0]!;
}

/** How many people would be notified that favourites leave the site with these listings. Counts at most `most`. */
export async function countLeavingNotices(db: Connection, listingIds: number[], most: number): Promise<number> {
  const emails = selectEmailsToNotify({
    listingId: sql`event.listing_id`,
    notice: "gone",
    advertiserId: sql`event.advertiser_id`,
  });
  const { rows } = await db.execute<{ count: number }>(sql`
    with event as (select 0 as id, id as listing_id, advertiser_id, 'gone' as kind, price, now() as created_at
      from listings where id = any(${sql.param(listingIds)}::int[])),
    notified as (
      select distinct kept.email from event cross join lateral (${emails}) as kept (email)
      left join recipients r on r.email = kept.email
      where r.refused_at is null and not ${isNoNews({ recipientId: sql`r.id`, isFavourite: sql`true` })} limit ${most})
    select count(*)::int as count from notified`);
  return rows[0]!.count;
}

/**
 * Adds notices for `candidates` (`recipient_id`, `alert_id`, `due`), except for members of the listing's organisation, refused
 * recipients, and recipients for whom `isNoNews` holds. Returns how many are due at once.
 */
async function addNotices(
  tx: Connection,
  { eventId, advertiserId, candidates }: EventNotices & { candidates: SQL },
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with candidate as (${candidates}),
    event as (select * from listing_events where id = ${eventId}),
    added as (
      insert into notices (recipient_id, event_id, alert_id, due)
      select recipient.id, event.id, candidate.alert_id, candidate.due
      from event cross join candidate join recipients recipient on recipient.id = candidate.recipient_id
      where recipient.refused_at is null and recipient.email not in (${memberAddresses(advertiserId)})
        and not ${isNoNews({ recipientId: sql`recipient.id`, isFavourite: sql`candidate.alert_id is null` })}
      on conflict do nothing
      returning due)
    select count(*) filter (where due = 'immediate')::int as count from added`);
  return rows[0]!.count;
}

/** The notices of one mail: of an alert, or of a recipient's favourites (`alertId` is null). */
export type NoticeGroup = { recipientId: number; alertId: number | null };

/** The next groups with waiting notices, in order, beginning behind `after`. */
export async function findNoticeGroups(
  db: Connection,
  { due, after, limit }: { due: AlertFrequency; after: NoticeGroup | null; limit: number },
): Promise<NoticeGroup[]> {
  const { rows } = await db.execute<NoticeGroup>(sql`
    select distinct recipient_id as "recipientId", coalesce(alert_id, 0) as "alertId" from notices
    where due = ${due} and mailed_at is null
      and (recipient_id, coalesce(alert_id, 0)) > (${after?.recipientId ?? 0}::int, ${after ? (after.alertId ?? 0) : 0}::int)
    order by 1, 2 limit ${limit}`);
  return rows.map(({ recipientId, alertId }) => ({ recipientId, alertId: alertId === 0 ? null : alertId }));
}

/** A listing in a mail, with the latest event of its waiting notices. */
export type Notice = {
  kind: ListingEventKind;
  formerPrice: number | null;
  listingId: number;
  reference: string;
  slug: string;
  title: string;
  communeId: number;
  communeName: string;
  communeSlug: string;
  transaction: Transaction;
  propertyType: PropertyType;
  price: number;
};

/**
 * Marks the waiting notices of a group as mailed and returns one per listing, newest first, without outdated ones: a home that
 * left, a price that rose again, a negotiation that ended. Unsent notices of an undone leaving or return are deleted.
 */
export async function takeNotices(
  tx: Connection,
  { recipientId, alertId }: NoticeGroup,
  due: AlertFrequency,
): Promise<Notice[]> {
  const waiting = sql`
    recipient_id = ${recipientId} and alert_id is not distinct from ${alertId}::int and due = ${due} and mailed_at is null`;
  await tx.execute(sql`
    delete from notices using listing_events e join listings l on l.id = e.listing_id
    where ${waiting} and e.id = event_id 
      and e.kind = case when ${isOnShowInSql("l")} then 'gone' else 'back' end`);
  const { rows } = await tx.execute<Notice>(sql`
    with marked as (
      update notices set mailed_at = now() where ${waiting} returning event_id),
    still_true as (
      select e.* from marked join listing_events e on e.id = marked.event_id join listings l on l.id = e.listing_id
      where case e.kind
        when 'gone' then not ${isOnShowInSql("l")}
        when 'negotiation' then l.status = 'en_negociation'
        when 'cheaper' then ${isOnShowInSql("l")} and l.price <= e.price
        else ${isOnShowInSql("l")} end),
    newest as (
      select distinct on (listing_id) *, max(former_price) over (partition by listing_id) as first_price,
        bool_or(kind = 'new') over (partition by listing_id) as is_new
      from still_true order by listing_id, id desc)
    select case when is_new and e.kind = 'cheaper' then 'new' else e.kind end as kind, e.first_price::float8 as "formerPrice",
      l.id as "listingId", l.reference, l.slug, l.title, c.id as "communeId", c.name as "communeName", c.slug as "communeSlug",
      l.transaction, l.property_type as "propertyType", l.price::float8 as price
    from newest e join listings l on l.id = e.listing_id join communes c on c.id = l.commune_id
    order by e.id desc`);
  return rows;
}
