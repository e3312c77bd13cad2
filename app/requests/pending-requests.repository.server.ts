import { retention } from "#app/domain/retention.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";

/** The listing and the address of a request that waits for the confirmation link; null without such a request. */
export async function findPendingRequest(
  db: Connection,
  id: string,
): Promise<{ listingId: number; email: string } | null> {
  const [row] = await db
    .select({ listingId: requests.listingId, email: requests.seekerEmail })
    .from(requests)
    .where(and(eq(requests.id, id), isNull(requests.confirmedAt)));
  return row ?? null;
}

/** Deletes a request that waits for the confirmation link, with its links, because another request replaces it. */
export async function deletePendingRequest(tx: Connection, id: string, listingId: number): Promise<void> {
  await tx
    .delete(requests)
    .where(and(eq(requests.id, id), eq(requests.listingId, listingId), isNull(requests.confirmedAt)));
}

/**
 * Records that the seeker of a locked request gets a reminder to confirm. False after an earlier reminder, or when the seeker has asked
 * about the same listing again since, or has confirmed such a request.
 */
export async function recordReminder(tx: Connection, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update requests r set reminded_at = now() where id = ${id} and reminded_at is null and not exists (
      select from requests other where other.listing_id = r.listing_id and other.seeker_email = r.seeker_email
        and other.id <> r.id and greatest(other.created_at, other.confirmed_at) > r.created_at)
    returning id`);
  return rows.length > 0;
}

export async function markRequestConfirmed(tx: Connection, id: string): Promise<void> {
  await tx
    .update(requests)
    .set({ confirmedAt: sql`clock_timestamp()`, updatedAt: sql`clock_timestamp()` })
    .where(eq(requests.id, id));
}

/** The first message of a request. */
export async function findFirstMessage(
  tx: Connection,
  requestId: string,
): Promise<{ body: string; writtenAt: Date | null }> {
  const [row] = await tx
    .select({ body: requestEvents.body, writtenAt: requestEvents.createdAt })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.step, "demande")));
  return row ?? { body: "", writtenAt: null };
}

/** Deletes requests that nobody confirmed in time. */
export async function deleteUnconfirmedRequests(db: Connection): Promise<void> {
  await db.execute(sql`delete from requests where confirmed_at is null
    and created_at < now() - make_interval(hours => ${retention.unconfirmedRequestHours})`);
}
