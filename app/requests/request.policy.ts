import type { RequestSide } from "#app/domain/request.ts";

/** A participant: an account, with its e-mail address once confirmed; or the holder of the secret link of one request. */
export type Participant = { accountId: string; provenEmail: string | null } | { linkOf: string };

/**
 * The two parties of a request. `ownerId` is the account of the listing's advertiser; `seekerId` that of the seeker;
 * null without one.
 */
export type RequestParties = {
  id: string;
  ownerId: string | null;
  seekerId: string | null;
  seekerEmail: string;
  isConfirmed: boolean;
};

/** The participant's side of a request; null for everyone else, to whom it is unknown. */
export function sideOf(participant: Participant, request: RequestParties): RequestSide | null {
  if (!request.isConfirmed) return null;
  if ("linkOf" in participant) return participant.linkOf === request.id ? "demandeur" : null;
  if (request.ownerId === participant.accountId) return "annonceur";
  if (request.seekerId !== null) return request.seekerId === participant.accountId ? "demandeur" : null;
  // Asked without an account, with an address that an account has confirmed since.
  return participant.provenEmail !== null && request.seekerEmail === participant.provenEmail ? "demandeur" : null;
}
