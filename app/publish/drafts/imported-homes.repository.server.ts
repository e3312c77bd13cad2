import { sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import type { Connection } from "#db/client.ts";
import type { ImportedHome } from "./draft.ts";

const MOST_COUNTED = 1_000;

type Asked = { actor: Person; draftId: string; listingId: number | null };

/**
 * The home of an agency's files behind a draft: an incomplete home, or a listing on show that the draft edits. Null for other
 * drafts, and if no file of the feed came for as long as reports are kept.
 */
export async function findImportedHome(
  db: Connection,
  { actor, draftId, listingId }: Asked,
): Promise<ImportedHome | null> {
  const others = sql`from feed_homes o join listing_drafts d on d.id = o.draft_id
    where o.feed_id = h.feed_id and o.draft_id <> ${draftId}`;
  type Found = { feedId: number; isWaiting: boolean; nextId: string | null; others: number };
  const { rows } = await db.execute<Found>(sql`
    select h.feed_id as "feedId", h.draft_id is not distinct from ${draftId} as "isWaiting", n.next_id as "nextId", n.others
    from feed_homes h join feeds f on f.id = h.feed_id and f.advertiser_id = ${advertiserOf(actor)}
    left join lateral (
      select coalesce((select d.id ${others} and o.key > h.key order by o.key limit 1),
          (select d.id ${others} and o.key < h.key order by o.key limit 1)) as next_id,
        (select count(*)::int from (select ${others} limit ${MOST_COUNTED}) waiting) as others
    ) n on h.draft_id = ${draftId}
    where (h.draft_id = ${draftId} or (h.listing_id = ${listingId} and not h.is_withdrawn))
      and exists (select from imports i where i.feed_id = f.id)
    limit 1`);
  const [found] = rows;
  if (!found) return null;
  const { feedId, isWaiting, nextId } = found;
  return { feedId, isWaiting, next: nextId === null ? null : { draftId: nextId, others: found.others } };
}
