import type { ListingStatus } from "#app/domain/listing.ts";
import type { RequestSide, RequestStatus } from "#app/domain/request.ts";

/** What the two sides can do on a thread, as forms name it. */
export const requestActs = ["message", "offre", "negocier", "accepter", "arreter", "decliner", "retirer"] as const;
export type RequestAct = (typeof requestActs)[number];

/** Why an act cannot be done now. */
export type ActRefusal =
  | "blocked"
  | "ended"
  | "already_negotiating"
  | "not_negotiating"
  | "listing_negotiated"
  | "listing_gone"
  | "other_gone";

/** `isOtherGone`: the account of the other side was deleted. */
export type Situation = { status: RequestStatus; listingStatus: ListingStatus; isOtherGone: boolean };

const actors: Record<RequestAct, readonly RequestSide[]> = {
  message: ["demandeur", "annonceur"],
  offre: ["demandeur", "annonceur"],
  negocier: ["annonceur"],
  accepter: ["annonceur"],
  arreter: ["annonceur"],
  decliner: ["annonceur"],
  retirer: ["demandeur"],
};

/** What each side can still do where the advertiser blocks the seeker: nothing that the other would have to answer. */
const allowedWhileBlocked: Record<RequestSide, readonly RequestAct[]> = {
  demandeur: ["retirer"],
  annonceur: ["accepter", "arreter", "decliner"],
};

export const isSilenced = (side: RequestSide, act: RequestAct, isBlocked: boolean): boolean =>
  isBlocked && !allowedWhileBlocked[side].includes(act);

export const canAct = (side: RequestSide, act: RequestAct): boolean => actors[act].includes(side);

/** What stands against an act; null when nothing does. */
export function refusalOf(act: RequestAct, { status, listingStatus, isOtherGone }: Situation): ActRefusal | null {
  if (status === "declinee" || status === "retiree") return "ended";
  if (isOtherGone) return "other_gone";
  // Whoever bought or rents still has things to settle, in words.
  if (status === "acceptee") return act === "message" ? null : "ended";
  if (act === "negocier")
    return status === "en_negociation" ? "already_negotiating" : negotiationRefusal(listingStatus);
  if (act !== "accepter" && act !== "arreter") return null;
  if (status !== "en_negociation") return "not_negotiating";
  return act === "arreter" || isOnShow(listingStatus) ? null : "listing_gone";
}

/** What one side can do now, in the order in which pages offer it. */
export const possibleActs = (
  side: RequestSide,
  { isBlocked, ...situation }: Situation & { isBlocked: boolean },
): RequestAct[] =>
  requestActs.filter(
    (act) => canAct(side, act) && !isSilenced(side, act, isBlocked) && refusalOf(act, situation) === null,
  );

const isOnShow = (status: ListingStatus) => status === "disponible" || status === "en_negociation";

function negotiationRefusal(listingStatus: ListingStatus): ActRefusal | null {
  if (listingStatus === "disponible") return null;
  return listingStatus === "en_negociation" ? "listing_negotiated" : "listing_gone";
}
