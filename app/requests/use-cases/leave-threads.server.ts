import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import type { RequestSide } from "#app/domain/request.ts";
import {
  findAcceptedRequests,
  findAskedListings,
  findLiveRequestsOf,
  type LockedRequest,
  lockListingForUpdate,
  lockRequestForUpdate,
  setRequestStatus,
} from "../requests.repository.server.ts";
import { addEvent, type NewEvent } from "../request-events.repository.server.ts";
import { closeOpenRequests } from "./close-open-requests.server.ts";
import { makeListingAvailable } from "./move-listing.server.ts";
import { notifySide } from "./notify-side.server.ts";

type Needs = Pick<Platform, "mailer" | "jobs" | "env">;
/** An account under deletion; `name` replaces its name for other people. */
type Leaving = { actor: Person; email: string | null; name: string };

/**
 * Ends the open requests of an account in the transaction that deletes it; the listings are locked already. The account's own requests
 * are withdrawn, requests on listings of organisations that end with it are closed, and partners of agreements get a message.
 */
export async function leaveThreads(needs: Needs, tx: Connection, leaving: Leaving): Promise<void> {
  const { actor, email } = leaving;
  for (const { id, listingId } of await findLiveRequestsOf(tx, { id: actor.account.id, email })) {
    const request = await lockLiveRequestForUpdate(tx, { id, listingId });
    if (request.status !== "acceptee") await setRequestStatus(tx, id, "retiree");
    if (request.status === "en_negociation") await makeListingAvailable(needs, tx, { actor, request });
    await sayFarewell(needs, tx, { request, side: "demandeur", name: leaving.name });
  }
  for (const listingId of await findAskedListings(tx, actor.account.id)) {
    const listing = await lockListingForUpdate(tx, listingId);
    if (!listing) throw new Error(`listing ${listingId} is gone while it is locked`);
    await closeOpenRequests(needs, tx, { listing, notice: "withdrawn" });
    for (const id of await findAcceptedRequests(tx, listingId))
      await sayFarewell(needs, tx, {
        request: await lockLiveRequestForUpdate(tx, { id, listingId }),
        side: "annonceur",
        name: leaving.name,
      });
  }
}

async function lockLiveRequestForUpdate(
  tx: Connection,
  { id, listingId }: { id: string; listingId: number },
): Promise<LockedRequest> {
  const listing = await lockListingForUpdate(tx, listingId);
  const request = listing && (await lockRequestForUpdate(tx, id, listing));
  if (!request) throw new Error(`request ${id} is gone while its listing is locked`);
  return request;
}

type Farewell = { request: LockedRequest; side: RequestSide; name: string };

async function sayFarewell(needs: Needs, tx: Connection, { request, side, name }: Farewell): Promise<void> {
  const isOtherGone = side === "annonceur" ? request.isSeekerGone : request.listing.isAdvertiserGone;
  if (isOtherGone) return;
  const event: NewEvent = { step: "depart", author: side, authorName: name };
  await addEvent(tx, request.id, event);
  await notifySide(needs, tx, {
    request,
    side: side === "annonceur" ? "demandeur" : "annonceur",
    event: { ...event, authorName: requestWords.french.thread.sides[side] },
  });
}
