import { and, eq, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { listings } from "#db/schema/listings.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { traceStatus } from "./life.repository.server.ts";
import { canFollow } from "./listing-status.ts";

type StatusChange = { listingId: number; from: ListingStatus; to: ListingStatus; userId: string | null };

/**
 * Changes a listing's status and records who did it; false where it no longer has status `from`, or `to` is not allowed.
 * Call it inside a transaction, so that both are stored together.
 */
export async function changeListingStatus(
  tx: Connection,
  { listingId, from, to, userId }: StatusChange,
): Promise<boolean> {
  if (!canFollow(from, to)) return false;
  const changed = await tx
    .update(listings)
    .set({ status: to, updatedAt: sql`now()` })
    .where(and(eq(listings.id, listingId), eq(listings.status, from)))
    .returning({ id: listings.id });
  if (changed.length === 0) return false;
  await traceStatus(tx, { ids: [listingId], status: to, userId });
  return true;
}
