import { sql } from "drizzle-orm";
import { LEAVING_MINUTES, type ListingEventKind } from "#app/domain/alert.ts";
import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";

/** Prices in minor units: `price` where the stored one is about to change, `formerPrice` of a drop. */
export type ListingEvent = { listingId: number; kind: ListingEventKind; price?: number; formerPrice?: number };

/**
 * Stores what happens to a listing, and queues the job that tells people of it: at once when the transaction commits, or some
 * minutes later of a leaving, which may be undone.
 */
export async function addListingEvent(
  { jobs }: { jobs: JobQueue },
  tx: Connection,
  { listingId, kind, price, formerPrice }: ListingEvent,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into listing_events (listing_id, kind, price, former_price)
    select id, ${kind}, coalesce(${price ?? null}, price), ${formerPrice ?? null}::bigint from listings where id = ${listingId}
    returning id`);
  const wait = kind === "gone" ? { afterSeconds: LEAVING_MINUTES * 60 } : {};
  for (const { id } of rows) await jobs.add(tx, "match-listing-event", { event: Number(id) }, wait);
}

/** Deletes events, with their notices, of more than two months ago. */
export async function deleteOldListingEvents(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`delete from listing_events where created_at < now() - interval '60 days'`);
  });
}
