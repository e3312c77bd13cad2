import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { Database } from "#db/client.ts";
import { addView, findViewedListing } from "../listing-views.repository.server.ts";

/** Counts one opening of a listing's page, said by the browser that shows it; whether it counted. `userId` is null for visitors. */
export async function countView(
  { db }: { db: Database },
  { reference, address, userId }: { reference: string; address: string; userId: string | null },
): Promise<boolean> {
  // Before anything is counted: an invented reference leaves nothing behind.
  const listing = await findViewedListing(db, { reference, userId });
  if (listing === null) return false;
  const who = { network: address, listing: String(listing) };
  if (!(await spend(db, ["viewsFromNetwork", who], ["viewsOfListing", who]))) return false;
  return addView(db, { reference, userId });
}
