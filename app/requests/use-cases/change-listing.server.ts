import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Transaction } from "#app/domain/listing.ts";
import { canFollow, type ListingStage, statusOfStage } from "#app/domain/listing-stage.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { MoveRefusal } from "../listing-moves.ts";
import {
  type AskedListing,
  findAskedListing,
  hasNegotiation,
  lockListingForUpdate,
} from "../requests.repository.server.ts";
import { closeOpenRequests, soldOrLetNotice } from "./close-open-requests.server.ts";
import { moveListing } from "./move-listing.server.ts";
import { reopenRequests } from "./reopen-requests.server.ts";
import { tellStage } from "./tell-stage.server.ts";

export type MoveResult =
  | { ok: true; transaction: Transaction }
  | { ok: false; code: MoveRefusal; title: string | null };

type Needs = Pick<Platform, "db" | "mailer" | "jobs" | "env">;
type Moving = { actor: Actor; reference: string; to: ListingStage };

/** Moves a listing of the actor's organisation to another stage; those who asked for it are told in their threads. */
export async function changeListing(needs: Needs, { actor, reference, to }: Moving): Promise<MoveResult> {
  return needs.db.transaction(async (tx): Promise<MoveResult> => {
    const found = await findAskedListing(tx, reference);
    const listing = found && (await lockListingForUpdate(tx, found.id));
    if (!listing || !may(actor, "listing.write", listing)) return { ok: false, code: "unknown", title: null };
    const refusal = await refusalOf(tx, listing, to);
    if (refusal) return { ok: false, code: refusal, title: listing.title };
    await moveListing(needs, tx, { actor, listing }, to);
    await tellThreads(needs, tx, listing, to);
    return { ok: true, transaction: listing.transaction };
  });
}

async function refusalOf(tx: Connection, { id, stage }: AskedListing, to: ListingStage): Promise<MoveRefusal | null> {
  if (stage === "masquee") return "hidden";
  if (!canFollow(stage, to)) return "not_possible";
  const isLeaving = statusOfStage[to] !== "en_negociation";
  return isLeaving && (await hasNegotiation(tx, id)) ? "negotiating" : null;
}

/** Sold, let or withdrawn, a home closes the requests that are open; back again, it reopens what was agreed lately. */
async function tellThreads(needs: Needs, tx: Connection, listing: AskedListing, to: ListingStage): Promise<void> {
  if (to === "cedee" || to === "retiree")
    await closeOpenRequests(needs, tx, {
      listing,
      notice: to === "cedee" ? soldOrLetNotice(listing) : "withdrawn",
      exceptId: null,
    });
  const reopened = to === "disponible" ? await reopenRequests(needs, tx, listing) : [];
  await tellStage(needs, tx, { listing, stage: to, exceptIds: reopened });
}
