import { sql } from "drizzle-orm";
import type { RequestStatus } from "#app/domain/request.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";

/** The data of a request that operators see without a reason: no text of its sides, and no address. */
export type RequestFile = {
  id: string;
  number: number;
  status: RequestStatus;
  createdAt: string;
  listing: { reference: string; title: string };
  seeker: { id: string | null; name: string };
  organisation: { id: number; name: string };
  events: number;
};

export async function findRequestFile(db: Connection, id: string): Promise<RequestFile | null> {
  const { rows } = await db.execute<RequestFile>(sql`
    select r.id, r.number, r.status, ${isoInSql(sql`r.created_at`)} as "createdAt",
      json_build_object('reference', l.reference, 'title', l.title) as listing,
      json_build_object('id', r.seeker_id, 'name', r.seeker_name) as seeker,
      json_build_object('id', a.id, 'name', ${advertiserNameInSql("a")}) as organisation,
      (select count(*)::int from request_events e where e.request_id = r.id) as events
    from requests r join listings l on l.id = r.listing_id join advertisers a on a.id = r.advertiser_id where r.id = ${id}::uuid`);
  return rows[0] ?? null;
}

/** A step of a thread, as its sides read it. `at` is an ISO instant. */
export type ThreadText = { id: string; at: string; author: string; authorName: string; step: string; text: string };

/** The last two hundred steps, oldest first. */
export async function findThreadTexts(db: Connection, id: string): Promise<ThreadText[]> {
  const { rows } = await db.execute<ThreadText>(sql`
    select e.id::text, ${isoInSql(sql`e.created_at`)} as at, e.author,
      e.author_name as "authorName",
      e.step, e.body as text from request_events e where e.request_id = ${id}::uuid order by e.id desc limit 200`);
  return rows.toReversed();
}
