import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";

/** An account's unread messages, and the unanswered requests on its listings. */
export type Notifications = { messages: number; requests: number };

export async function countNotifications(db: Database, account: { id: string }): Promise<Notifications> {
  const { rows } = await db.execute<Notifications>(sql`
    with received as (
      select r.id, r.status, r.updated_at, r.advertiser_read_at as read_at, array['demandeur']::request_author[] as others
      from requests r join advertisers a on a.id = r.advertiser_id
      where a.user_id = ${account.id} and r.confirmed_at is not null
    ), asked as (
      select id, updated_at, seeker_read_at as read_at, array['annonceur', 'portail']::request_author[] as others from requests
      where confirmed_at is not null and (seeker_id = ${account.id} or (seeker_id is null
        and seeker_email = (select email from users where id = ${account.id} and email_verified)))
    ), threads as (
      select id, read_at, others from (select id, updated_at, read_at, others from received union all select id, updated_at, read_at, others from asked) t
      where read_at is null or updated_at > read_at -- nothing was added to the others: an agency has thousands
    ) select
      (select count(*)::int from threads t join request_events e on e.request_id = t.id
        where e.author = any (t.others) and (t.read_at is null or e.created_at > t.read_at)) as messages,
      (select count(*)::int from received r where status = 'nouvelle'
        and not exists (select from request_events e where e.request_id = r.id and e.author = 'annonceur')) as requests`);
  return rows[0]!;
}
