import { isOnShow } from "#app/domain/listing.ts";
import type { Platform } from "#app/platform/context.ts";
import { deletePendingRequest, findFirstMessage, markRequestConfirmed } from "../pending-requests.repository.server.ts";
import { findLinkedRequest, moveRequestLinks } from "../request-links.repository.server.ts";
import {
  findListingOfRequest,
  findOpenRequest,
  isMemberAddress,
  lockRequestForUpdate,
} from "../requests.repository.server.ts";
import { addEvent, type NewEvent, repeatsLastEvent } from "../request-events.repository.server.ts";
import { lockRequestWithListingForUpdate } from "./act-on-request.server.ts";
import { refusalForSeeker } from "./refuse-seeker.server.ts";
import { notifySide } from "./notify-side.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "jobs" | "env">;
type ConfirmResult = { ok: true } | { ok: false; code: "expired" | "gone" | "own" | "blocked" | "declined" };

/**
 * Confirms the address of a seeker without an account, by the mail's link: the advertiser gets the request, or the seeker's open request
 * on that listing continues. A second confirmation changes nothing and succeeds.
 */
export async function confirmRequest(needs: Needs, secret: string): Promise<ConfirmResult> {
  const id = await findLinkedRequest(needs.db, secret);
  if (id === null) return { ok: false, code: "expired" };
  return needs.db.transaction(async (tx): Promise<ConfirmResult> => {
    const listingId = await findListingOfRequest(tx, id);
    const request = listingId === null ? null : await lockRequestWithListingForUpdate(tx, { requestId: id, listingId });
    // The request was merged meanwhile into the request that it continues.
    if (!request) return (await findLinkedRequest(tx, secret)) === null ? { ok: false, code: "expired" } : { ok: true };
    if (request.isConfirmed) return { ok: true };
    if (request.isExpired) return { ok: false, code: "expired" };
    const { listing, seekerEmail, seekerName } = request;
    if (await isMemberAddress(tx, listing.advertiserId, seekerEmail)) return { ok: false, code: "own" };
    if (!isOnShow(listing.status)) return { ok: false, code: "gone" };
    // Only after the confirmation: otherwise anybody could find out whom an advertiser blocks.
    const refusal = await refusalForSeeker(tx, { listingId: listing.id, seeker: { id: null, email: seekerEmail } });
    if (refusal) return { ok: false, code: refusal };
    const open = await findOpenRequest(tx, listing.id, { id: null, email: seekerEmail });
    const { body, writtenAt } = await findFirstMessage(tx, id);
    const event: NewEvent = {
      step: open === null ? "demande" : "message",
      author: "demandeur",
      authorName: seekerName,
      body,
    };
    if (open === null) {
      await markRequestConfirmed(tx, id);
      await notifySide(needs, tx, { request, side: "annonceur", event });
      return { ok: true };
    }
    await moveRequestLinks(tx, { from: id, to: open });
    await deletePendingRequest(tx, id, listing.id);
    // A duplicate, as by a double click: both links of its two mails were opened.
    if (await repeatsLastEvent(tx, open, event, writtenAt)) return { ok: true };
    await addEvent(tx, open, event);
    const going = await lockRequestForUpdate(tx, open, listing);
    if (going) await notifySide(needs, tx, { request: going, side: "annonceur", event });
    return { ok: true };
  });
}
