import { agreementOf } from "../offers.ts";
import { findOfferEvents } from "../request-amounts.repository.server.ts";
import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { closeOpenRequests, soldOrLetNotice } from "./close-open-requests.server.ts";
import { moveListing } from "./move-listing.server.ts";

/**
 * The negotiation succeeds: the listing is sold or let, and the other seekers are told. `confirmed` is the amount that
 * the page named, in minor units: another one is shown first.
 */
export const acceptRequest = (
  needs: ActNeeds,
  { confirmed, ...on }: ActOn & { confirmed: number | null },
): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "accepter",
    async perform(tx, request) {
      const { listing } = request;
      const agreement = agreementOf(await findOfferEvents(tx, request.id), listing.price);
      if (!agreement || agreement.amount !== confirmed) return "offer_changed";
      await setRequestStatus(tx, request.id, "acceptee");
      await moveListing(needs, tx, { actor: on.actor, listing }, "transmis");
      await closeOpenRequests(needs, tx, { listing, notice: soldOrLetNotice(listing), exceptId: request.id });
      return { step: "acceptee", amount: agreement.amount, offer: agreement.offer };
    },
  });
