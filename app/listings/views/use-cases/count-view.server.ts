import { type Actor, advertiserOf } from "#app/account/actor.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Database } from "#db/client.ts";
import { addView, findViewedListing } from "../listing-views.repository.server.ts";

/** Counts one view of a listing, reported by the browser; returns whether it counted. `actor` is the visitor. */
export async function countView(
  { db }: { db: Database },
  { reference, address, actor }: { reference: string; address: string; actor: Actor },
): Promise<boolean> {
  const view = { reference, advertiserId: advertiserOf(actor) };
  // Before any limit is spent: an unknown reference stores nothing.
  const listing = await findViewedListing(db, view);
  if (listing === null) return false;
  const who = { network: address, listing: String(listing) };
  if (!(await spend(db, ["viewsFromNetwork", who], ["viewsOfListing", who]))) return false;
  return addView(db, view);
}
