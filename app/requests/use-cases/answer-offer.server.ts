import type { Actor } from "#app/account/actor.ts";
import type { Connection } from "#db/client.ts";
import { standingOffer } from "../offers.ts";
import { type AgreedStage, canMarkOffer, stepOfAct } from "../request-acts.ts";
import { findOfferEvents } from "../request-amounts.repository.server.ts";
import { type LockedRequest, setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { moveListing } from "./move-listing.server.ts";
import { notifyStage } from "./notify-stage.server.ts";

type Answering = ActOn & {
  /** The offer on the page; null where the form has no offer. */
  offerId: number | null;
  /** The new stage, « Sous offre »: the advertiser's acceptance also reserves the home for this seeker. */
  stage?: AgreedStage | null;
};

/**
 * Either side accepts or refuses the other side's offer. Accepting fixes the amount, refusing changes nothing; the request and the home
 * stay as they are, unless the advertiser marks the home.
 */
const answerOffer =
  (act: "accepter_offre" | "refuser_offre") =>
  (needs: ActNeeds, { offerId, stage = null, ...on }: Answering): Promise<ActResult> =>
    actOnRequest(needs, {
      ...on,
      act,
      async perform(tx, request) {
        const step = stepOfAct[act];
        const events = await findOfferEvents(tx, request.id);
        // Only one side can answer an offer: an existing answer is the actor's own.
        const given = offerId !== null && events.find((event) => event.offerId === offerId && event.author === on.side);
        if (given) return given.step === step ? "done_already" : "answered_already";
        const offer = standingOffer(events);
        if (!offer || offer.id !== offerId || offer.author === on.side) return "offer_changed";
        if (act === "accepter_offre" && on.side === "annonceur" && stage === "offre")
          await markUnderOffer(needs, tx, on.actor, request);
        return { step, amount: offer.amount, offer };
      },
    });

export const acceptOffer = answerOffer("accepter_offre");
export const refuseOffer = answerOffer("refuser_offre");

/** Opens the negotiation with this seeker and marks the home « Sous offre »; the other threads get a message. */
async function markUnderOffer(needs: ActNeeds, tx: Connection, actor: Actor, request: LockedRequest): Promise<void> {
  const { id, status, listing } = request;
  if (!canMarkOffer({ status, stage: listing.stage })) return;
  await setRequestStatus(tx, id, "en_negociation");
  await notifyStage(needs, tx, { listing, stage: "offre", exceptId: id });
  await moveListing(needs, tx, { actor, listing }, "offre");
}
