import { standingOffer } from "../offers.ts";
import { stepOfAct } from "../request-acts.ts";
import { findOfferEvents } from "../request-amounts.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";

type Answering = ActOn & {
  /** The offer that the page showed; null where the form names none. */
  offerId: number | null;
};

/**
 * Either side accepts or refuses the other's offer. Accepting fixes the amount, refusing leaves all open; the request and
 * the home stay as they are.
 */
const answerOffer =
  (act: "accepter_offre" | "refuser_offre") =>
  (needs: ActNeeds, { offerId, ...on }: Answering): Promise<ActResult> =>
    actOnRequest(needs, {
      ...on,
      act,
      async perform(tx, request) {
        const step = stepOfAct[act];
        const events = await findOfferEvents(tx, request.id);
        // Only one side can answer an offer: an answer that is there is one's own.
        const given = offerId !== null && events.find((event) => event.offerId === offerId && event.author === on.side);
        if (given) return given.step === step ? "done_already" : "answered_already";
        const offer = standingOffer(events);
        if (!offer || offer.id !== offerId || offer.author === on.side) return "offer_changed";
        return { step, amount: offer.amount, offer };
      },
    });

export const acceptOffer = answerOffer("accepter_offre");
export const refuseOffer = answerOffer("refuser_offre");
