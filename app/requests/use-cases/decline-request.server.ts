import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { makeListingAvailable } from "./move-listing.server.ts";

/** The advertiser declines; the listing is available again if it was under negotiation with this seeker. */
export const declineRequest = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "decliner",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "declinee");
      if (request.status === "en_negociation") await makeListingAvailable(needs, tx, { actor: on.actor, request });
      return { step: "declinee" };
    },
  });
