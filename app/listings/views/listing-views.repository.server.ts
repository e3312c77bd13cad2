import { retention } from "#app/domain/retention.ts";
import { sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import type { Connection } from "#db/client.ts";

/** A view of a listing; `advertiserId` is the visitor's organisation, null for other visitors. */
type View = { reference: string; advertiserId: number | null };

const isCounted = ({ reference, advertiserId }: View) => sql`l.reference = ${reference}
  and ${isOnShowInSql("l")} and l.advertiser_id is distinct from ${advertiserId}::int`;

/** The id of the listing on show, if the view counts; else null. */
export async function findViewedListing(db: Connection, view: View): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`select l.id from listings l where ${isCounted(view)}`);
  return rows[0]?.id ?? null;
}

/**
 * Adds one view today (UTC) for the listing and for its advertiser, unless the listing is not on show or the visitor belongs to
 * its organisation. Updates one row each, so that views never wait for a count.
 */
export async function addView(db: Connection, view: View): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with seen as (
      select l.id, l.advertiser_id, (now() at time zone 'utc')::date as day from listings l
      where ${isCounted(view)}
    ), per_advertiser as (
      insert into advertiser_views (advertiser_id, day, count) select advertiser_id, day, 1 from seen
      on conflict (advertiser_id, day) do update set count = advertiser_views.count + 1
    )
    insert into listing_views (listing_id, day, count) select id, day, 1 from seen
    on conflict (listing_id, day) do update set count = listing_views.count + 1 returning listing_id`);
  return rows.length > 0;
}

/** Stored views must allow a comparison of a month with the same month of the previous year. */
export async function deleteOldViews(db: Connection): Promise<void> {
  for (const table of ["listing_views", "advertiser_views"])
    await db.execute(sql`delete from ${sql.identifier(table)} where day < current_date - ${retention.views}::int`);
}
