import type { ListingStatus } from "#app/domain/listing.ts";
import { changeListingStatus } from "#app/listings/listing-status.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { AskedListing } from "../requests.repository.server.ts";

/** Changes the status of a locked listing, in its advertiser's name. */
export async function moveListing(
  tx: Connection,
  { id, status, ownerId }: AskedListing,
  to: ListingStatus,
): Promise<void> {
  // Its status was checked under the lock: if it differs, roll everything back.
  if (!(await changeListingStatus(tx, { listingId: id, from: status, to, userId: ownerId })))
    throw new Error(`listing ${id} cannot go from ${status} to ${to}`);
}

/** Makes a listing available again after a negotiation without agreement. */
export async function makeListingAvailable(tx: Connection, listing: AskedListing): Promise<void> {
  if (listing.status === "en_negociation") await moveListing(tx, listing, "disponible");
}
