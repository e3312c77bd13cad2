import { type Actor, accountIdOf, actorLabel } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Transaction } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { moveRefusal, type MoveRefusal } from "../listing-moves.ts";
import {
  type AskedListing,
  findAskedListing,
  hasNegotiation,
  lockListingForUpdate,
} from "../requests.repository.server.ts";
import { moveListing } from "./move-listing.server.ts";
import { notifyStage } from "./notify-stage.server.ts";

type MoveResult = { ok: true; transaction: Transaction } | { ok: false; code: MoveRefusal; title: string | null };

type MovingNeeds = Pick<Platform, "mailer" | "jobs" | "env">;
type Needs = MovingNeeds & Pick<Platform, "db">;
type Moving = { actor: Actor; reference: string; to: ListingStage };

/** Moves a listing of the actor's organisation to another stage; the seekers get a message in their threads. */
export async function changeListing(needs: Needs, { actor, reference, to }: Moving): Promise<MoveResult> {
  return needs.db.transaction(async (tx): Promise<MoveResult> => {
    const found = await findAskedListing(tx, reference);
    const listing = found && (await lockListingForUpdate(tx, found.id));
    if (!listing || !may(actor, "listing.write", listing)) return { ok: false, code: "unknown", title: null };
    const refusal = moveRefusal(listing.stage, to, await hasNegotiation(tx, listing.id));
    if (refusal) return { ok: false, code: refusal, title: listing.title };
    const spent = { account: accountIdOf(actor) ?? actorLabel(actor), listing: listing.reference };
    if (!(await spend(tx, ["movesOfListing", spent]))) return { ok: false, code: "too_many", title: listing.title };
    await moveAndTell(needs, tx, { actor, listing, to });
    return { ok: true, transaction: listing.transaction };
  });
}

/** Withdraws a listing that is missing in its feed's latest file; returns a refusal where the listing stays online. */
export async function withdrawListing(
  needs: MovingNeeds,
  tx: Connection,
  { actor, id }: { actor: Actor; id: number },
): Promise<MoveRefusal | null> {
  const listing = await lockListingForUpdate(tx, id);
  if (!listing || !may(actor, "listing.write", listing)) return "unknown";
  const refusal = moveRefusal(listing.stage, "retiree", await hasNegotiation(tx, listing.id));
  if (!refusal) await moveAndTell(needs, tx, { actor, listing, to: "retiree" });
  return refusal;
}

/** Updates the row last: the update locks the counts of searches, and a home may have hundreds of threads. */
async function moveAndTell(
  needs: MovingNeeds,
  tx: Connection,
  { actor, listing, to }: { actor: Actor; listing: AskedListing; to: ListingStage },
): Promise<void> {
  await notifyStage(needs, tx, { listing, stage: to });
  await moveListing(needs, tx, { actor, listing }, to);
}
