import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { isSuspendedAddress } from "#app/account/members.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { isBlocked } from "../blocked-seekers.repository.server.ts";
import {
  type ActRefusal,
  canAct,
  isSilenced,
  isWordless,
  refusalOf,
  type RequestAct,
  stepOfAct,
} from "../request-acts.ts";
import { sideOf } from "../request.policy.ts";
import { isRequestId } from "../request.ts";
import type { RequestSide } from "#app/domain/request.ts";
import {
  findListingOfRequest,
  type LockedRequest,
  lockListingForUpdate,
  lockRequestForUpdate,
} from "../requests.repository.server.ts";
import { addEvent, isLastMove, type NewEvent, repeatsLastEvent } from "../request-events.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

export type ActNeeds = Pick<Platform, "db" | "mailer" | "jobs" | "env">;
/** The actor, the request, and the side of the page. */
export type ActOn = { actor: Actor; requestId: string; side: RequestSide };
/** `unknown`: no such request for the actor, or the actor may not act on it. */
export type ActResult = { ok: true } | { ok: false; code: ActRefusal | "unknown" | "too_many" };

type Act = ActOn & {
  act: RequestAct;
  /** Makes the act's changes besides the thread and returns the event to add; or returns a refusal and changes nothing. */
  perform(tx: Connection, request: LockedRequest): Promise<Performed>;
};
type Performed = Pick<NewEvent, "step" | "body" | "amount" | "offer"> | ActRefusal;

/** Spends from the actor's limit for acts on a request. */
export const mayActAgain = (db: Connection, { actor, requestId }: Omit<ActOn, "side">): Promise<boolean> =>
  spend(db, ["actsOnRequest", { participant: accountIdOf(actor) ?? actor.kind, request: requestId }]);

/**
 * One act of one side on one request, in one transaction: locks the listing and the request, checks permission and
 * state, applies the change, adds to the thread, and queues the mail to the other side.
 */
export async function actOnRequest(
  { db, mailer, env }: ActNeeds,
  { actor, requestId, side, act, perform }: Act,
): Promise<ActResult> {
  if (!isRequestId(requestId)) return { ok: false, code: "unknown" };
  // Before any limit is spent: an unknown request stores nothing.
  const listingId = await findListingOfRequest(db, requestId);
  if (listingId === null) return { ok: false, code: "unknown" };
  if (!(await mayActAgain(db, { actor, requestId }))) return { ok: false, code: "too_many" };
  return db.transaction(async (tx): Promise<ActResult> => {
    const request = await lockRequestWithListingForUpdate(tx, { requestId, listingId });
    if (!request || sideOf(actor, request) !== side || !canAct(side, act)) return { ok: false, code: "unknown" };
    const { status, listing, seekerId, seekerEmail, seekerAccountEmail, isSeekerGone } = request;
    const seeker = { id: seekerId, email: seekerAccountEmail ?? seekerEmail };
    const isOut = side === "demandeur" && (await isSuspendedAddress(tx, seeker.email));
    if (isSilenced(side, act, isOut || (await isBlocked(tx, listing.id, seeker))))
      return { ok: false, code: "blocked" };
    const isOtherGone = side === "annonceur" ? isSeekerGone : listing.isAdvertiserGone;
    const isHidden = listing.stage === "masquee";
    const refusal = refusalOf(act, { status, listingStatus: listing.status, isOtherGone, isHidden });
    if (refusal) {
      const isDone = isWordless(act) && (await isLastMove(tx, requestId, { step: stepOfAct[act], author: side }));
      return { ok: false, code: isDone ? "done_already" : refusal };
    }
    const performed = await perform(tx, request);
    if (typeof performed === "string") return { ok: false, code: performed };
    const event: NewEvent = { author: side, authorName: nameOf(side, request), ...performed };
    // A duplicate, as by a double click: done already.
    if (await repeatsLastEvent(tx, requestId, event)) return { ok: true };
    await addEvent(tx, requestId, event);
    await notifySide({ mailer, env }, tx, { request, side: side === "annonceur" ? "demandeur" : "annonceur", event });
    return { ok: true };
  });
}

/** Locks a listing, then a request on it. */
export async function lockRequestWithListingForUpdate(
  tx: Connection,
  { requestId, listingId }: { requestId: string; listingId: number },
): Promise<LockedRequest | null> {
  const listing = await lockListingForUpdate(tx, listingId);
  return listing && lockRequestForUpdate(tx, requestId, listing);
}

const nameOf = (side: RequestSide, { seekerName, listing }: LockedRequest): string =>
  side === "annonceur" ? listing.advertiserName : seekerName;
