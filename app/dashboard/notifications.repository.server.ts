import { sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import type { Database } from "#db/client.ts";

/** A person's unread messages, and the unanswered requests on listings of the person's organisation. */
type Notifications = { messages: number; requests: number };

export async function countNotifications(db: Database, actor: Person): Promise<Notifications> {
  const { rows } = await db.execute<Notifications>(sql`
    with received as (
      select r.id, r.status, r.updated_at, r.advertiser_read_at as read_at, array['demandeur']::request_author[] as others
      from requests r where r.advertiser_id = ${advertiserOf(actor)}::int and r.confirmed_at is not null
    ), asked as (
      select id, updated_at, seeker_read_at as read_at, array['annonceur', 'portail']::request_author[] as others from requests
      where confirmed_at is not null and (seeker_id = ${actor.account.id} or (seeker_id is null
        and seeker_email = ${actor.provenEmail}::text))
    ), threads as (
      select id, read_at, others from (select id, updated_at, read_at, others from received union all select id, updated_at, read_at, others from asked) t
      where read_at is null or updated_at > read_at -- nothing was added to the others: an agency has thousands
    ) select
      -- Thread by thread: a join would read the events of the whole portal where an agency has many threads.
      (select coalesce(sum((select count(*) from request_events e where e.request_id = t.id
        and e.author = any (t.others) and (t.read_at is null or e.created_at > t.read_at))), 0)::int from threads t) as messages,
      (select count(*)::int from received r where status = 'nouvelle'
        and not exists (select from request_events e where e.request_id = r.id and e.author = 'annonceur')) as requests`);
  return rows[0]!;
}
