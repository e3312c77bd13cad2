import type { RequestSide, RequestStatus } from "#app/domain/request.ts";
import type { ThreadEvent } from "./request.ts";

/** The fields of a thread's event that the rules of offers read. The rules expect events oldest first. */
export type OfferEvent = Pick<ThreadEvent, "id" | "step" | "author" | "amount" | "offerId">;
export type Offer = { id: number; author: RequestSide; amount: number };

/** `unanswered`: the request ended, or its home came back online, before anybody answered the offer. */
export type OfferState = "to_answer" | "waiting" | "replaced" | "accepted" | "refused" | "unanswered";

/** The amount that « Accepter » of a request agrees to, in minor units, and its origin. */
type Agreement = { amount: number; offer: Offer | null; source: "agreed" | "proposed" | "asking" };

/** The offer that waits for an answer: the last one, unless somebody answered it. */
export function standingOffer(events: readonly OfferEvent[]): Offer | null {
  const current = sinceBackOnline(events);
  const last = current.findLast(({ step }) => step === "offre");
  return last && !current.some(({ offerId }) => offerId === last.id) ? asOffer(last) : null;
}

/**
 * The last accepted offer; null without one, once the home came back online, or once the seeker made another offer and the advertiser
 * answered with a proposal.
 */
export function agreedOffer(events: readonly OfferEvent[]): Offer | null {
  const current = sinceBackOnline(events);
  const answer = current.findLast(({ step }) => step === "offre_acceptee");
  const offer = answer && current.find(({ id }) => id === answer.offerId);
  if (!offer || isReopened(current, answer.id)) return null;
  return asOffer(offer);
}

/** Whether the advertiser replaced an offer that the seeker made after this answer. */
function isReopened(events: readonly OfferEvent[], answerId: number): boolean {
  const offers = events.filter(({ step, id }) => step === "offre" && id > answerId);
  return offers.some(
    ({ id, author }, nth) =>
      author === "demandeur" && nth < offers.length - 1 && !events.some(({ offerId }) => offerId === id),
  );
}

/** The agreement if the advertiser accepts the request; null while a seeker's offer waits: the advertiser answers that offer first. */
export function agreementOf(events: readonly OfferEvent[], askingPrice: number): Agreement | null {
  const standing = standingOffer(events);
  if (standing?.author === "demandeur") return null;
  const agreed = agreedOffer(events);
  if (agreed) return { amount: agreed.amount, offer: agreed, source: "agreed" };
  if (standing) return { amount: standing.amount, offer: standing, source: "proposed" };
  return { amount: askingPrice, offer: null, source: "asking" };
}

/**
 * The price to compare an offer with, in minor units: the home's current price while the offer waits, else the price at the time of the
 * offer.
 */
export function priceBeside(
  offerId: number,
  events: readonly (OfferEvent & Pick<ThreadEvent, "previousAmount">)[],
  price: number,
): number {
  if (standingOffer(events)?.id === offerId) return price;
  const change = events.find(({ id, previousAmount }) => id > offerId && previousAmount !== null);
  return change?.previousAmount ?? price;
}

/** The state of an offer for the reader on `side`. */
export function offerState(
  { id, author }: Pick<Offer, "id" | "author">,
  { events, side, status }: { events: readonly OfferEvent[]; side: RequestSide; status: RequestStatus },
): OfferState {
  const answer = events.findLast(({ offerId }) => offerId === id);
  const isLastAccepted = !events.some(({ step, id: later }) => step === "offre_acceptee" && later > (answer?.id ?? 0));
  if (answer?.step === "offre_refusee") return "refused";
  // The advertiser may conclude at a proposal that nobody answered.
  const isOwn = answer?.step === "acceptee" && author === "annonceur";
  if (isOwn && !events.some(({ step, offerId }) => step === "offre_acceptee" && offerId === id)) return "unanswered";
  if (answer) return answer.step === "acceptee" || isLastAccepted ? "accepted" : "replaced";
  if (events.some(({ step, id: later }) => step === "offre" && later > id)) return "replaced";
  // The previous release stored which request was accepted, but not which offer.
  if (status === "acceptee" && author === "demandeur") return "accepted";
  if (standingOffer(events)?.id !== id || (status !== "nouvelle" && status !== "en_negociation")) return "unanswered";
  return author === side ? "waiting" : "to_answer";
}

const sinceBackOnline = (events: readonly OfferEvent[]) =>
  events.slice(events.findLastIndex(({ step }) => step === "remise_en_ligne") + 1);

// The database stores an amount with each offer, and only sides make offers.
export const asOffer = ({ id, author, amount }: OfferEvent): Offer => ({
  id,
  author: author as RequestSide,
  amount: amount!,
});
