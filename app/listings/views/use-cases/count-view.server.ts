import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Database } from "#db/client.ts";
import { addView, findViewedListing } from "../listing-views.repository.server.ts";

/** Counts one view of a listing, reported by the browser; returns whether it counted. `userId` is null for visitors. */
export async function countView(
  { db }: { db: Database },
  { reference, address, userId }: { reference: string; address: string; userId: string | null },
): Promise<boolean> {
  // Before any limit is spent: an unknown reference stores nothing.
  const listing = await findViewedListing(db, { reference, userId });
  if (listing === null) return false;
  const who = { network: address, listing: String(listing) };
  if (!(await spend(db, ["viewsFromNetwork", who], ["viewsOfListing", who]))) return false;
  return addView(db, { reference, userId });
}
