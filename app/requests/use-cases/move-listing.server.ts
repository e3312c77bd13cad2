import type { Actor } from "#app/account/actor.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { setReturnStage } from "#app/listings/life/hidden-listings.repository.server.ts";
import { move } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { AskedListing, LockedRequest } from "../requests.repository.server.ts";
import { notifyStage } from "./notify-stage.server.ts";

/** A locked listing, and the actor who moves it. */
type Moved = { actor: Actor; listing: AskedListing };

/** Moves a listing to another stage. Callers have checked the permission and added the messages to threads. */
export const moveListing = (
  needs: Pick<Platform, "jobs">,
  tx: Connection,
  { actor, listing }: Moved,
  to: ListingStage,
): Promise<void> => move(needs, tx, actor, { id: listing.id, from: listing.stage, to });

/**
 * Makes a listing available again after a negotiation without agreement. Other threads know of the negotiation only where the advertiser
 * has chosen a further stage: only then they get a message.
 */
export async function makeListingAvailable(
  needs: Pick<Platform, "jobs" | "mailer" | "env">,
  tx: Connection,
  { actor, request: { id, listing } }: { actor: Actor; request: LockedRequest },
): Promise<void> {
  if (listing.stage === "masquee") return setReturnStage(tx, listing.id, "disponible");
  if (listing.status !== "en_negociation") return;
  if (listing.stage !== "negociation") await notifyStage(needs, tx, { listing, stage: "disponible", exceptId: id });
  await moveListing(needs, tx, { actor, listing }, "disponible");
}
