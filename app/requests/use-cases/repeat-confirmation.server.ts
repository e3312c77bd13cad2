import { isOnShow } from "#app/domain/listing.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { findPendingRequest, recordReminder } from "../pending-requests.repository.server.ts";
import { addRequestLink } from "../request-links.repository.server.ts";
import { confirmRequestMail } from "../request-mails.server.ts";
import { isRequestId } from "../request.ts";
import type { LockedRequest } from "../requests.repository.server.ts";
import { lockRequestWithListingForUpdate } from "./act-on-request.server.ts";

type Needs = Pick<Platform, "db" | "mailer" | "env">;

/** `settled`: no request with this id waits: it was confirmed, replaced or has expired. */
type ResendResult = { ok: true } | { ok: false; code: "settled" | "gone" | "too_many" };

/**
 * Mails the link of an unconfirmed request again, to its address; only its sender knows the id. The earlier links stay valid, since an
 * earlier mail may arrive late. `address` is the visitor's IP address.
 */
export async function resendConfirmation(
  needs: Needs,
  { requestId, address: network }: { requestId: string; address: string },
): Promise<ResendResult> {
  const { db } = needs;
  const pending = isRequestId(requestId) ? await findPendingRequest(db, requestId) : null;
  if (!pending) return { ok: false, code: "settled" };
  const who = { network, email: pending.email };
  if (!(await spend(db, ["questionsFromNetwork", who], ["confirmationsAgain", who])))
    return { ok: false, code: "too_many" };
  return db.transaction(async (tx): Promise<ResendResult> => {
    const request = await lockPendingRequest(tx, { requestId, ...pending });
    if (!request) return { ok: false, code: "settled" };
    if (!isOnShow(request.listing.status)) return { ok: false, code: "gone" };
    await mailLink(needs, tx, request, "confirm");
    return { ok: true };
  });
}

/** Reminds a seeker, once, of a request that is still unconfirmed, while its listing is on show. */
export async function remindToConfirm(needs: Needs, requestId: string): Promise<void> {
  const pending = await findPendingRequest(needs.db, requestId);
  if (!pending) return;
  await needs.db.transaction(async (tx) => {
    const request = await lockPendingRequest(tx, { requestId, ...pending });
    if (request && isOnShow(request.listing.status) && (await recordReminder(tx, requestId)))
      await mailLink(needs, tx, request, "reminder");
  });
}

/** Locks a request, if it may still be confirmed. */
async function lockPendingRequest(
  tx: Connection,
  { requestId, listingId }: { requestId: string; listingId: number },
): Promise<LockedRequest | null> {
  const request = await lockRequestWithListingForUpdate(tx, { requestId, listingId });
  return request && !request.isConfirmed && !request.isExpired ? request : null;
}

async function mailLink(
  { mailer, env }: Needs,
  tx: Connection,
  { id, seekerEmail, listing }: LockedRequest,
  kind: "confirm" | "reminder",
): Promise<void> {
  const secret = await addRequestLink(tx, id);
  await mailer.send(confirmRequestMail(env, { to: seekerEmail, reference: listing.reference, secret, kind }), tx);
}
