import type { Platform } from "#app/platform/context.ts";
import { blockSeeker, unblockSeeker } from "../blocked-seekers.repository.server.ts";
import { sideOf } from "../request.policy.ts";
import { isRequestId } from "../request.ts";
import { findListingOfRequest } from "../requests.repository.server.ts";
import { type ActOn, type ActResult, lockRequestWithListingForUpdate, mayActAgain } from "./act-on-request.server.ts";

/**
 * Blocks or unblocks the seeker of a request on all listings of the advertiser. The request does not change, and nobody gets a mail: a
 * blocked seeker sees the block in the thread, or on writing.
 */
export async function setSeekerBlocked(
  { db }: Pick<Platform, "db">,
  { actor, requestId, side }: ActOn,
  isBlocked: boolean,
): Promise<ActResult> {
  if (!isRequestId(requestId) || side !== "annonceur") return { ok: false, code: "unknown" };
  const listingId = await findListingOfRequest(db, requestId);
  if (listingId === null) return { ok: false, code: "unknown" };
  if (!(await mayActAgain(db, { actor, requestId }))) return { ok: false, code: "too_many" };
  return db.transaction(async (tx): Promise<ActResult> => {
    const request = await lockRequestWithListingForUpdate(tx, { requestId, listingId });
    if (!request || sideOf(actor, request) !== side) return { ok: false, code: "unknown" };
    const { seekerId: id, seekerAccountEmail, seekerEmail } = request;
    if (isBlocked) await blockSeeker(tx, requestId);
    else await unblockSeeker(tx, request.listing.id, { id, email: seekerAccountEmail ?? seekerEmail });
    return { ok: true };
  });
}
