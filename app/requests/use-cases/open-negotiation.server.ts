import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { moveListing } from "./move-listing.server.ts";

/** « Négocier »: the request and its listing are now under negotiation, which excludes other negotiations on the listing. */
export const openNegotiation = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "negocier",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "en_negociation");
      await moveListing(needs, tx, { actor: on.actor, listing: request.listing }, "negociation");
      return { step: "negociation" };
    },
  });
