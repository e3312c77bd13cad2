import type { RequestStatus } from "#app/domain/request.ts";
import { stepOfAct } from "../request-acts.ts";
import { setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { makeListingAvailable, moveListing } from "./move-listing.server.ts";

const statusAfter = {
  negocier: "en_negociation",
  arreter: "nouvelle",
  decliner: "declinee",
  retirer: "retiree",
} as const satisfies Record<string, RequestStatus>;

/** « Négocier »: the request and its listing are now under negotiation, which excludes other negotiations on the listing. */
export const openNegotiation = move("negocier");

/** The advertiser ends the negotiation, not the request: the thread continues. */
export const endNegotiation = move("arreter");

/** The advertiser declines. */
export const declineRequest = move("decliner");

/** The seeker withdraws the request. */
export const withdrawRequest = move("retirer");

/** Makes the use-case of an act. A listing that was under negotiation with this seeker becomes available, unless the act begins one. */
function move(act: keyof typeof statusAfter) {
  return (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
    actOnRequest(needs, {
      ...on,
      act,
      async perform(tx, request) {
        const { actor } = on;
        await setRequestStatus(tx, request.id, statusAfter[act]);
        if (act === "negocier") await moveListing(needs, tx, { actor, listing: request.listing }, "negociation");
        else if (request.status === "en_negociation") await makeListingAvailable(needs, tx, { actor, request });
        return { step: stepOfAct[act] };
      },
    });
}
