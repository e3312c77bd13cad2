import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { ListingStatus } from "#app/domain/listing.ts";
import { canFollow } from "#app/listings/life/listing-status.ts";
import type { Platform } from "#app/platform/context.ts";
import { type ListingMove, listingMoves, type MoveRefusal } from "../listing-moves.ts";
import { findAskedListing, hasNegotiation, lockListingForUpdate } from "../requests.repository.server.ts";
import { closeOpenRequests, soldOrLetNotice } from "./close-open-requests.server.ts";
import { moveListing } from "./move-listing.server.ts";
import { reopenRequests } from "./reopen-requests.server.ts";

export type MoveResult = { ok: true; title: string } | { ok: false; code: MoveRefusal; title: string | null };

type Moving = { actor: Actor; reference: string; move: ListingMove };

/** Withdraws a listing, puts it back, or marks it as sold or let; seekers with an open or accepted request are told. */
export async function changeListing(
  needs: Pick<Platform, "db" | "mailer" | "jobs" | "env">,
  { actor, reference, move }: Moving,
): Promise<MoveResult> {
  return needs.db.transaction(async (tx): Promise<MoveResult> => {
    const found = await findAskedListing(tx, reference);
    const listing = found && may(actor, "listing.write", found) ? await lockListingForUpdate(tx, found.id) : null;
    if (!listing) return { ok: false, code: "unknown", title: null };
    const { title } = listing;
    if (await hasNegotiation(tx, listing.id)) return { ok: false, code: "negotiating", title };
    // A negotiation without a request is the advertiser's own, and may be ended.
    if (listing.status === "en_negociation" && move === "retirer")
      await moveListing(needs, tx, { actor, listing }, "disponible");
    const from: ListingStatus =
      listing.status === "en_negociation" && move === "retirer" ? "disponible" : listing.status;
    const to = listingMoves[move];
    if (!canFollow(from, to)) return { ok: false, code: "not_possible", title };
    await moveListing(needs, tx, { actor, listing: { ...listing, status: from } }, to);
    if (move === "remettre") await reopenRequests(needs, tx, listing);
    else
      await closeOpenRequests(needs, tx, {
        listing,
        notice: move === "retirer" ? "withdrawn" : soldOrLetNotice(listing),
        exceptId: null,
      });
    return { ok: true, title };
  });
}
