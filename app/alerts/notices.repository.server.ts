import { sql } from "drizzle-orm";
import type { AlertFrequency, ListingEventKind } from "#app/domain/alert.ts";
import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { keepersToTell } from "#app/favourites/favourite-notices.repository.server.ts";
import type { FavouriteNotice } from "#app/favourites/favourite-notices.ts";
import { isDropInSql } from "#app/listings/listing-prices.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** An alert that finds the listing of an event. */
export type FindingAlert = { alertId: number; recipientId: number; frequency: AlertFrequency };

/** After these, a return, a negotiation or an end of the same home is told again: its state may be changed all day. */
const DAYS_BETWEEN_TOLD = 7;

/**
 * Whether the person `r` was told what the event `e` says: of the home at all, where it is new; of a price that is hardly
 * higher; of the same step within a week.
 */
const wasToldAlready = sql`exists (
  select from notices n join listing_events told on told.id = n.event_id
  where n.recipient_id = r.id and told.listing_id = e.listing_id and told.id <> e.id and case e.kind
    when 'new' then told.kind <> 'gone'
    when 'cheaper' then told.kind <> 'gone' and not ${isDropInSql(sql`told.price`, sql`e.price`)}
    else told.created_at > e.created_at - make_interval(days => ${DAYS_BETWEEN_TOLD})
      and (told.kind = e.kind or (e.kind = 'back' and told.kind = 'new')) end)`;

/** One at a time notes whom the events of a listing are told. */
export async function lockEventsOf(tx: Connection, listingId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`events of listing ${listingId}`}, 0))`);
}

/**
 * Notes whom an event is told: each person once, for the alert that tells soonest. Not its advertiser; not those whom the
 * mail server refuses; nothing that the person was told before. Returns how many hear of it at once.
 */
export async function addAlertNotices(
  tx: Connection,
  { eventId, found, ownerEmail }: { eventId: number; found: FindingAlert[]; ownerEmail: string | null },
): Promise<number> {
  if (found.length === 0) return 0;
  const columns = [found.map((one) => one.alertId), found.map((one) => one.recipientId)];
  const { rows } = await tx.execute<{ count: number }>(sql`
    with wanted as (
      select distinct on (recipient_id) recipient_id, alert_id, due
      from unnest(${sql.param(columns[0])}::int[], ${sql.param(columns[1])}::int[], ${sql.param(found.map((one) => one.frequency))}::text[])
        as f (alert_id, recipient_id, due)
      order by recipient_id, array_position(array['immediate', 'daily', 'weekly'], due), alert_id),
    event as (select * from listing_events where id = ${eventId}),
    added as (
      insert into notices (recipient_id, event_id, alert_id, due)
      select w.recipient_id, e.id, w.alert_id, w.due
      from event e cross join wanted w join recipients r on r.id = w.recipient_id
      -- Alerts that ended meanwhile.
      join alerts a on a.id = w.alert_id
      where r.refused_at is null and r.email is distinct from ${ownerEmail}
        and not ${wasToldAlready}
      on conflict do nothing
      returning due)
    select count(*) filter (where due = 'immediate')::int as count from added`);
  return rows[0]!.count;
}

/** Notes the accounts that have the listing among their favourites and want to hear of such an event. */
export async function addFavouriteNotices(
  tx: Connection,
  {
    eventId,
    kind,
    listingId,
    ownerEmail,
  }: { eventId: number; kind: ListingEventKind; listingId: number; ownerEmail: string | null },
): Promise<number> {
  const notice = toldOfFavourites[kind];
  if (notice === undefined) return 0;
  const wanted = keepersToTell({ listingId, notice, ownerEmail });
  await tx.execute(sql`
    insert into recipients (email) ${wanted} on conflict do nothing`);
  const { rowCount } = await tx.execute(sql`
    insert into notices (recipient_id, event_id, due)
    select r.id, e.id, 'immediate' from recipients r join listing_events e on e.id = ${eventId}
    where r.refused_at is null and r.email in (${wanted}) and not ${wasToldAlready}
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** The switch for each kind of event. */
const toldOfFavourites: Partial<Record<ListingEventKind, FavouriteNotice>> = {
  cheaper: "drop",
  negotiation: "negotiation",
  gone: "gone",
};

/** Notices that go into one mail: those of an alert, or of a person's favourites (`alertId` null). */
export type NoticeGroup = { recipientId: number; alertId: number | null };

/** The next groups with notices that wait to be mailed, after `after`, in order. */
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

/** A listing in a mail: what happened to it last, of what the person was not told yet. */
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
 * Takes the waiting notices of a group, newest first; one per listing. Those that are true no more are dropped: a home
 * that left, a price that changed again, a negotiation that ended.
 */
export async function takeNotices(
  tx: Connection,
  { recipientId, alertId }: NoticeGroup,
  due: AlertFrequency,
): Promise<Notice[]> {
  const { rows } = await tx.execute<Notice>(sql`
    with taken as (
      update notices set mailed_at = now()
      where recipient_id = ${recipientId} and alert_id is not distinct from ${alertId}::int and due = ${due} and mailed_at is null
      returning event_id),
    true_still as (
      select e.* from taken t join listing_events e on e.id = t.event_id join listings l on l.id = e.listing_id
      where case e.kind
        when 'gone' then l.status not in ('disponible', 'en_negociation')
        when 'negotiation' then l.status = 'en_negociation'
        when 'cheaper' then l.status in ('disponible', 'en_negociation') and l.price <= e.price
        else l.status in ('disponible', 'en_negociation') end),
    newest as (
      select distinct on (listing_id) *, max(former_price) over (partition by listing_id) as first_price,
        bool_or(kind = 'new') over (partition by listing_id) as is_new
      from true_still order by listing_id, id desc)
    select case when is_new and e.kind = 'cheaper' then 'new' else e.kind end as kind, e.first_price::float8 as "formerPrice",
      l.id as "listingId", l.reference, l.slug, l.title, c.id as "communeId", c.name as "communeName", c.slug as "communeSlug",
      l.transaction, l.property_type as "propertyType", l.price::float8 as price
    from newest e join listings l on l.id = e.listing_id join communes c on c.id = l.commune_id
    order by e.id desc`);
  return rows;
}
