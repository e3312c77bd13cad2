import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { closeOpenRequests, soldOrLetNotice } from "./close-open-requests.server.ts";
import { moveListing } from "./move-listing.server.ts";

/** The negotiation succeeds: the listing is sold or let, and the other seekers are told. */
export const acceptRequest = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "accepter",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "acceptee");
      await moveListing(needs, tx, request.listing, "transmis");
      await closeOpenRequests(needs, tx, {
        listing: request.listing,
        notice: soldOrLetNotice(request.listing),
        exceptId: request.id,
      });
      return { step: "acceptee" };
    },
  });
