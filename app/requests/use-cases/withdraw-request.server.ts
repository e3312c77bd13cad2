import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { makeListingAvailable } from "./move-listing.server.ts";

/** The seeker withdraws the request; the listing is available again if it was under negotiation with them. */
export const withdrawRequest = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "retirer",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "retiree");
      if (request.status === "en_negociation") await makeListingAvailable(needs, tx, { actor: on.actor, request });
      return { step: "retiree" };
    },
  });
