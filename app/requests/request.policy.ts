import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { RequestSide } from "#app/domain/request.ts";

/**
 * The two parties of a request: the organisation of the listing, and the seeker, by account or, asked without one, by the
 * address alone.
 */
export type RequestParties = {
  id: string;
  advertiserId: number;
  seekerId: string | null;
  seekerEmail: string;
  isConfirmed: boolean;
};

/** Whose side of a request somebody is on; null for everyone else, to whom it is unknown. */
export function sideOf(actor: Actor, request: RequestParties): RequestSide | null {
  if (!request.isConfirmed) return null;
  if (may(actor, "thread.answer", request)) return "annonceur";
  const { id, seekerId, seekerEmail } = request;
  return may(actor, "thread.ask", { requestId: id, accountId: seekerId, email: seekerEmail }) ? "demandeur" : null;
}
