import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { makeListingAvailable } from "./move-listing.server.ts";

/** The advertiser ends the negotiation, not the request: the listing is available again, and the thread continues. */
export const endNegotiation = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "arreter",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "nouvelle");
      await makeListingAvailable(needs, tx, { actor: on.actor, request });
      return { step: "fin_negociation" };
    },
  });
