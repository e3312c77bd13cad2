import { type Actor, accountIdOf } from "#app/account/actor.ts";
import type { ListingEventKind } from "#app/domain/alert.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { addListingEvent } from "#app/listings/life/listing-events.repository.server.ts";
import { changeListingStatus } from "#app/listings/life/listing-status.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { AskedListing } from "../requests.repository.server.ts";

type Needs = Pick<Platform, "jobs">;

/** What people are told when a listing gets a status. */
const events: Partial<Record<ListingStatus, ListingEventKind>> = {
  disponible: "back",
  en_negociation: "negotiation",
  retiree: "gone",
  transmis: "gone",
};

/** A locked listing, and whose act moves it. */
type Moved = { actor: Actor; listing: AskedListing };

/** Changes the status of a listing. */
export async function moveListing(
  { jobs }: Needs,
  tx: Connection,
  { actor, listing: { id, status } }: Moved,
  to: ListingStatus,
): Promise<void> {
  const kind = events[to];
  if (kind) await addListingEvent({ jobs }, tx, { listingId: id, kind });
  // Its status was checked under the lock: if it differs, roll everything back.
  if (!(await changeListingStatus(tx, { listingId: id, from: status, to, userId: accountIdOf(actor) })))
    throw new Error(`listing ${id} cannot go from ${status} to ${to}`);
}

/** Makes a listing available again after a negotiation without agreement. */
export async function makeListingAvailable(needs: Needs, tx: Connection, moved: Moved): Promise<void> {
  if (moved.listing.status === "en_negociation") await moveListing(needs, tx, moved, "disponible");
}
