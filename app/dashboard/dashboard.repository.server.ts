import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import type { DayViews, ListingCounts, OpenRequest, RecentMessage } from "./dashboard.ts";

export async function countOwnListings(db: Connection, advertiserId: number): Promise<ListingCounts> {
  const { rows } = await db.execute<ListingCounts>(sql`
    select count(*) filter (where status = 'disponible')::int as available, count(*) filter (where status = 'en_negociation')::int as negotiation,
      count(*) filter (where status = 'transmis')::int as "soldOrLet", count(*) filter (where status = 'retiree')::int as withdrawn,
      count(*) filter (where ${isOnShowInSql()} and photo_count = 0)::int as "withoutPhoto",
      count(*) filter (where stage = 'masquee')::int as hidden
    from listings where advertiser_id = ${advertiserId} and status <> 'brouillon'`);
  return rows[0]!;
}

/** The requests with the latest messages of seekers. */
export async function findRecentMessages(
  db: Connection,
  advertiserId: number,
  limit: number,
): Promise<RecentMessage[]> {
  const { rows } = await db.execute<RecentMessage>(sql`
    select r.id as "requestId", r.number, r.seeker_name as name, l.transaction, ${isoInSql(sql`e.created_at`)} as at,
      (r.advertiser_read_at is null or e.created_at > r.advertiser_read_at) as "isUnread"
    from (select * from requests where advertiser_id = ${advertiserId} and confirmed_at is not null order by updated_at desc limit ${limit}) r
    join listings l on l.id = r.listing_id
    join lateral (select max(created_at) as created_at from request_events where request_id = r.id and author = 'demandeur') e on true
    order by r.updated_at desc`);
  return rows;
}

/** Requests that wait for an answer or are under negotiation, the last changed first. */
export async function findOpenRequests(db: Connection, advertiserId: number, limit: number): Promise<OpenRequest[]> {
  const { rows } = await db.execute<OpenRequest>(sql`
    select r.id as "requestId", r.number, r.seeker_name as name, l.title, l.transaction, r.status = 'en_negociation' as "isNegotiating",
      (r.status = 'nouvelle' and l.status = 'disponible') as "canNegotiate"
    from (select * from requests where advertiser_id = ${advertiserId} and confirmed_at is not null and status in ('nouvelle', 'en_negociation')
      order by updated_at desc limit ${limit}) r
    join listings l on l.id = r.listing_id order by r.updated_at desc`);
  return rows;
}

/** Views of each of the last `days` days, including days without any, the oldest first. */
export async function findDailyViews(db: Connection, advertiserId: number, days: number): Promise<DayViews[]> {
  const { rows } = await db.execute<DayViews>(sql`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(v.count, 0) as count
    from generate_series((now() at time zone 'utc')::date - ${days - 1}::int, (now() at time zone 'utc')::date, interval '1 day') d (day)
    left join advertiser_views v on v.advertiser_id = ${advertiserId} and v.day = d.day::date order by d.day`);
  return rows;
}
