import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** What waits for an account: messages that it has not read, and requests on its listings that it has not answered. */
export type Notifications = { messages: number; requests: number };

export async function countNotifications(db: Database, account: { id: string; email: string }): Promise<Notifications> {
  const { rows } = await db.execute<Notifications>(sql`
    with received as (
      select r.id, r.status, r.advertiser_read_at as read_at, 'demandeur'::request_author as other
      from requests r join listings l on l.id = r.listing_id join advertisers a on a.id = l.advertiser_id
      where a.user_id = ${account.id} and r.confirmed_at is not null
    ), asked as (
      select id, seeker_read_at as read_at, 'annonceur'::request_author as other from requests
      where seeker_id = ${account.id} or (seeker_id is null and confirmed_at is not null and seeker_email = ${account.email})
    ), threads as (select id, read_at, other from received union all select id, read_at, other from asked)
    select
      (select count(*)::int from threads t join request_events e on e.request_id = t.id
        where e.author = t.other and (t.read_at is null or e.created_at > t.read_at)) as messages,
      (select count(*)::int from received where status = 'nouvelle') as requests`);
  return rows[0]!;
}
