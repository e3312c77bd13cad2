import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { facetConditions, integers, otherConditions, type SearchFilters } from "../count/search-conditions.server.ts";

/** Listings that came back on show are searched among this many last events of their kind, from the end of their index. */
const LAST_EVENTS = 500;

/** A listing, and since when it is on show again. */
type BackOnShow = { id: number; since: Date };

/** The listings of a search that came back on show after a withdrawal, sale or let; the latest first. */
export async function findBackOnShow(db: Connection, filters: SearchFilters, limit: number): Promise<BackOnShow[]> {
  const { rows: back } = await db.execute<{ id: number; since: Date }>(sql`
    select listing_id as id, max(created_at) as since
    from (select id, listing_id, created_at from listing_events where kind = 'back' order by id desc limit ${LAST_EVENTS}) as last
    -- A negotiation that ends is another kind of return.
    where (select before.kind from listing_events before
      where before.listing_id = last.listing_id and before.id < last.id and before.kind in ('negotiation', 'gone')
      order by before.id desc limit 1) is distinct from 'negotiation'
    group by listing_id`);
  if (back.length === 0) return [];
  const { rows: matches } = await db.execute<{ id: number }>(sql`
    select id from listings where id = any(${integers(back.map(({ id }) => id))}::int[]) and ${isOnShowInSql()}
      ${facetConditions(filters)} ${otherConditions(filters)}`);
  const matchingIds = new Set(matches.map(({ id }) => id));
  return back
    .filter(({ id }) => matchingIds.has(id))
    .map(({ id, since }) => ({ id, since: new Date(since) }))
    .toSorted((one, other) => other.since.getTime() - one.since.getTime())
    .slice(0, limit);
}

type FeedDates = { id: number; reference: string; published: Date; updated: Date };

/** When these listings were published and last changed. */
export async function findFeedDates(db: Connection, ids: number[]): Promise<FeedDates[]> {
  const { rows } = await db.execute<FeedDates>(sql`
    select id, reference, published_at as published, updated_at as updated from listings
    where id = any(${integers(ids)}::int[]) and ${isOnShowInSql()}`);
  return rows.map((row) => ({ ...row, published: new Date(row.published), updated: new Date(row.updated) }));
}
