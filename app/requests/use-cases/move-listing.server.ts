import type { Actor } from "#app/account/actor.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { move } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { AskedListing } from "../requests.repository.server.ts";

type Needs = Pick<Platform, "jobs">;

/** A locked listing, and whose act moves it. */
type Moved = { actor: Actor; listing: AskedListing };

/** Moves a listing to another stage. Callers have asked who may do their act, and tell the threads. */
export const moveListing = (needs: Needs, tx: Connection, { actor, listing }: Moved, to: ListingStage): Promise<void> =>
  move(needs, tx, actor, { id: listing.id, from: listing.stage, to });

/** Makes a listing available again after a negotiation without agreement. */
export async function makeListingAvailable(needs: Needs, tx: Connection, moved: Moved): Promise<void> {
  if (moved.listing.status === "en_negociation") await moveListing(needs, tx, moved, "disponible");
}
