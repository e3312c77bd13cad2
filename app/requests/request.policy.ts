import type { RequestSide } from "#app/domain/request.ts";

/** Who asks: an account, with its e-mail address once proven; or whoever holds the secret link of one request. */
export type Participant = { accountId: string; provenEmail: string | null } | { linkOf: string };

/** Whose request it is. `ownerId` is the account of the listing's advertiser; `seekerId` that of the seeker; null without one. */
export type RequestParties = {
  id: string;
  ownerId: string | null;
  seekerId: string | null;
  seekerEmail: string;
  isConfirmed: boolean;
};

/** On which side of a request one stands; null for everyone else, to whom it does not exist. */
export function sideOf(participant: Participant, request: RequestParties): RequestSide | null {
  if (!request.isConfirmed) return null;
  if ("linkOf" in participant) return participant.linkOf === request.id ? "demandeur" : null;
  if (request.ownerId === participant.accountId) return "annonceur";
  if (request.seekerId !== null) return request.seekerId === participant.accountId ? "demandeur" : null;
  // Asked without an account, by the address that an account has proven since.
  return participant.provenEmail !== null && request.seekerEmail === participant.provenEmail ? "demandeur" : null;
}
