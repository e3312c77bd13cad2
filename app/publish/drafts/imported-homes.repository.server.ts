import { sql } from "drizzle-orm";
import { advertiserOf, type Person } from "#app/account/actor.ts";
import type { Connection } from "#db/client.ts";
import type { ImportedHome } from "./draft.ts";

type Asked = { actor: Person; draftId: string; listingId: number | null };

/**
 * The home of an agency's files that a draft is: one that waits as this draft, or a listing on show that it changes. Null for other
 * drafts, and where no file of the feed came for as long as reports are kept.
 */
export async function findImportedHome(
  db: Connection,
  { actor, draftId, listingId }: Asked,
): Promise<ImportedHome | null> {
  const { rows } = await db.execute<{ feedId: number; nextId: string | null; others: number | null }>(sql`
    select h.feed_id as "feedId", n.id as "nextId", n.others
    from feed_homes h join feeds f on f.id = h.feed_id and f.advertiser_id = ${advertiserOf(actor)}
    left join lateral (
      select d.id, count(*) over ()::int as others from feed_homes o join listing_drafts d on d.id = o.draft_id
      where h.draft_id = ${draftId} and o.feed_id = h.feed_id and o.draft_id <> ${draftId}
      order by o.key < h.key, o.key limit 1) n on true
    where (h.draft_id = ${draftId} or (h.listing_id = ${listingId} and not h.is_withdrawn))
      and exists (select from imports i where i.feed_id = f.id)
    limit 1`);
  const [found] = rows;
  if (!found) return null;
  const { feedId, nextId, others } = found;
  return { feedId, next: nextId === null ? null : { draftId: nextId, others: others ?? 0 } };
}
