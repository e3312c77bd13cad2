import { agreementOf } from "../offers.ts";
import type { AgreedStage } from "../request-acts.ts";
import { findOfferEvents } from "../request-amounts.repository.server.ts";
import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { moveListing } from "./move-listing.server.ts";
import { notifyStage } from "./notify-stage.server.ts";

/**
 * Accepts a request: the home takes the stage that the advertiser chose, « Sous offre » for null, and the other threads get a message.
 * `confirmed` is the amount on the page, in minor units: another amount must be shown first.
 */
export const acceptRequest = (
  needs: ActNeeds,
  { confirmed, stage: wanted, ...on }: ActOn & { confirmed: number | null; stage: AgreedStage | null },
): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "accepter",
    async perform(tx, request) {
      const { listing } = request;
      const agreement = agreementOf(await findOfferEvents(tx, request.id), listing.price);
      if (!agreement || agreement.amount !== confirmed) return "offer_changed";
      await setRequestStatus(tx, request.id, "acceptee");
      const stage = wanted ?? "offre";
      if (stage !== listing.stage) {
        await notifyStage(needs, tx, { listing, stage, exceptId: request.id });
        await moveListing(needs, tx, { actor: on.actor, listing }, stage);
      }
      return { step: "acceptee", amount: agreement.amount, offer: agreement.offer };
    },
  });
