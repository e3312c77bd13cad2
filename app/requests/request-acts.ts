import { isOnShow, type ListingStatus } from "#app/domain/listing.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { RequestSide, RequestStatus, RequestStep } from "#app/domain/request.ts";

/** The stages that an agreement can give its home; « Sous offre » keeps the home online until the deed or the lease. */
export const agreedStages = ["offre", "compromis", "cedee"] as const satisfies readonly ListingStage[];
export type AgreedStage = (typeof agreedStages)[number];

/** Whether accepting an offer can mark the home « Sous offre »: the home is free, or under negotiation with this seeker. */
export const canMarkOffer = ({ status, stage }: { status: RequestStatus; stage: ListingStage }): boolean =>
  stage === "disponible" || (stage === "negociation" && status === "en_negociation");

/** The acts of both sides on a thread, by their names in forms. */
export const requestActs = [
  "message",
  "accepter_offre",
  "refuser_offre",
  "offre",
  "negocier",
  "accepter",
  "arreter",
  "decliner",
  "retirer",
] as const;
export type RequestAct = (typeof requestActs)[number];

/** Acts without words, with the step that each adds to the thread. */
export const stepOfAct = {
  accepter_offre: "offre_acceptee",
  refuser_offre: "offre_refusee",
  negocier: "negociation",
  accepter: "acceptee",
  arreter: "fin_negociation",
  decliner: "declinee",
  retirer: "retiree",
} as const satisfies Record<Exclude<RequestAct, "message" | "offre">, RequestStep>;
export type WordlessAct = keyof typeof stepOfAct;

export const isWordless = (act: RequestAct): act is WordlessAct => Object.hasOwn(stepOfAct, act);

/**
 * Why an act is impossible now. `done_already`: the actor has done it, as by a double click; `answered_already`: the actor gave the other
 * answer; `offer_changed`: the page showed an older amount; `unusual`: an amount far from the price, not confirmed.
 */
export type ActRefusal =
  | "done_already"
  | "blocked"
  | "ended"
  | "already_negotiating"
  | "not_negotiating"
  | "listing_negotiated"
  | "listing_gone"
  | "listing_hidden"
  | "answered_already"
  | "offer_changed"
  | "unusual"
  | "other_gone";

/** `isOtherGone`: the account of the other side was deleted; `isHidden`: the portal hides the listing. */
type Situation = {
  status: RequestStatus;
  listingStatus: ListingStatus;
  isOtherGone: boolean;
  isHidden: boolean;
};

const actors: Record<RequestAct, readonly RequestSide[]> = {
  message: ["demandeur", "annonceur"],
  accepter_offre: ["demandeur", "annonceur"],
  refuser_offre: ["demandeur", "annonceur"],
  offre: ["demandeur", "annonceur"],
  negocier: ["annonceur"],
  accepter: ["annonceur"],
  arreter: ["annonceur"],
  decliner: ["annonceur"],
  retirer: ["demandeur"],
};

/** Acts of each side while the advertiser blocks the seeker: none that asks the other side for an answer. */
const allowedWhileBlocked: Record<RequestSide, readonly RequestAct[]> = {
  demandeur: ["retirer"],
  annonceur: ["accepter_offre", "refuser_offre", "accepter", "arreter", "decliner"],
};

export const isSilenced = (side: RequestSide, act: RequestAct, isBlocked: boolean): boolean =>
  isBlocked && !allowedWhileBlocked[side].includes(act);

export const canAct = (side: RequestSide, act: RequestAct): boolean => actors[act].includes(side);

/** Acts on a thread whose listing the portal hides: the thread waits, or ends. */
const whileHidden: readonly RequestAct[] = ["arreter", "decliner", "retirer"];

/** Why an act is refused; null when it is possible. */
export function refusalOf(
  act: RequestAct,
  { status, listingStatus, isOtherGone, isHidden }: Situation,
): ActRefusal | null {
  if (status === "declinee" || status === "retiree") return "ended";
  if (isOtherGone) return "other_gone";
  if (isHidden && !whileHidden.includes(act)) return "listing_hidden";
  // After an agreement, both sides still need messages.
  if (status === "acceptee") return act === "message" ? null : "ended";
  if (act === "negocier")
    return status === "en_negociation" ? "already_negotiating" : negotiationRefusal(listingStatus);
  if (act !== "accepter" && act !== "arreter") return null;
  if (status !== "en_negociation") return "not_negotiating";
  return act === "arreter" || isOnShow(listingStatus) ? null : "listing_gone";
}

/** The acts that are possible for one side now, in the order of the page. */
export const possibleActs = (
  side: RequestSide,
  { isBlocked, ...situation }: Situation & { isBlocked: boolean },
): RequestAct[] =>
  requestActs.filter(
    (act) => canAct(side, act) && !isSilenced(side, act, isBlocked) && refusalOf(act, situation) === null,
  );

function negotiationRefusal(listingStatus: ListingStatus): ActRefusal | null {
  if (listingStatus === "disponible") return null;
  return listingStatus === "en_negociation" ? "listing_negotiated" : "listing_gone";
}
