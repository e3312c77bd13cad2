import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { freeListing } from "./move-listing.server.ts";

/** The advertiser leaves the negotiation, not the person: the listing is available again, and the thread goes on. */
export const endNegotiation = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "arreter",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "nouvelle");
      await freeListing(tx, request.listing);
      return { step: "fin_negociation" };
    },
  });
