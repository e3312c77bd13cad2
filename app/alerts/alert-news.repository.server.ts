import { sql } from "drizzle-orm";
import { isOnShowInSql } from "#db/on-show.ts";
import { facetConditions, otherConditions, type SearchFilters } from "#app/search/count/search-conditions.server.ts";
import type { Connection } from "#db/client.ts";
import { seenUntil } from "./alerts.repository.server.ts";

/** The listings of an alert's notices since its owner last looked: their number, and the references of the newest. */
type AlertNews = { alertId: number; count: number; newest: string[] };

/** The news of a recipient's alerts, of listings that are still on show. */
export async function findNews(db: Connection, recipientId: number, newest: number): Promise<AlertNews[]> {
  const { rows } = await db.execute<AlertNews>(sql`
    with homes as (
      select a.id as "alertId", l.reference, max(e.id) as last
      from alerts a join notices n on n.alert_id = a.id join listing_events e on e.id = n.event_id
        join listings l on l.id = e.listing_id
      where a.recipient_id = ${recipientId} and a.confirmed_at is not null and n.created_at > ${seenUntil}
        and ${isOnShowInSql("l")}
      group by a.id, l.id)
    select "alertId", count(*)::int as count, (array_agg(reference order by last desc))[:${newest}::int] as newest
    from homes group by "alertId"`);
  return rows;
}

/** Deletes the waiting notices of an alert whose listings do not match its new search. */
export async function deleteUnfitNotices(tx: Connection, alertId: number, filters: SearchFilters): Promise<void> {
  await tx.execute(sql`
    delete from notices n using listing_events event where n.alert_id = ${alertId} and n.mailed_at is null
      and event.id = n.event_id and event.listing_id <> all(array(
        select id from listings where id = any(array(
          select e.listing_id from notices w join listing_events e on e.id = w.event_id
          where w.alert_id = ${alertId} and w.mailed_at is null))
        and ${isOnShowInSql()} ${facetConditions(filters)} ${otherConditions(filters)}))`);
}
