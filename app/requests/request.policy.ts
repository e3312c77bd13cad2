import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { RequestSide } from "#app/domain/request.ts";

/**
 * The two parties of a request: the organisation of the listing, and the seeker, by account or, without an account, by the address alone.
 */
export type RequestParties = {
  id: string;
  advertiserId: number;
  seekerId: string | null;
  seekerEmail: string;
  isConfirmed: boolean;
};

/** The side of a request that an actor is on; null for everyone else, who must not learn that the request exists. */
export function sideOf(actor: Actor, request: RequestParties): RequestSide | null {
  if (!request.isConfirmed) return null;
  if (may(actor, "thread.answer", request)) return "annonceur";
  const { id, seekerId, seekerEmail } = request;
  return may(actor, "thread.ask", { requestId: id, accountId: seekerId, email: seekerEmail }) ? "demandeur" : null;
}
