import type { ListingStatus } from "#app/domain/listing.ts";
import { changeListingStatus } from "#app/listings/listing-status.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { AskedListing } from "../requests.repository.server.ts";

/** Takes a listing that is locked to its next status, in its advertiser's name. */
export async function moveListing(
  tx: Connection,
  { id, status, ownerId }: AskedListing,
  to: ListingStatus,
): Promise<void> {
  // Locked and looked at before: it cannot be elsewhere. If it is, nothing of the transaction may stay.
  if (!(await changeListingStatus(tx, { listingId: id, from: status, to, userId: ownerId })))
    throw new Error(`listing ${id} cannot go from ${status} to ${to}`);
}

/** Gives a listing back to other seekers when the negotiation on it ends without agreement. */
export async function freeListing(tx: Connection, listing: AskedListing): Promise<void> {
  if (listing.status === "en_negociation") await moveListing(tx, listing, "disponible");
}
