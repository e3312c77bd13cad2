import { requestWords } from "#app/i18n/fr/requests.ts";
import type { Connection } from "#db/client.ts";
import { addEvent, declineOpenRequests, type HeldRequest, holdRequest, type NewEvent, setRequestStatus } from "../requests.repository.server.ts";
import { actOnRequest, type ActNeeds, type ActOn, type ActResult } from "./act-on-request.server.ts";
import { moveListing } from "./move-listing.server.ts";
import { notifySide } from "./notify-side.server.ts";

/** The negotiation succeeds: the listing is sold or let, and whoever else asked is told so. */
export const acceptRequest = (needs: ActNeeds, on: ActOn): Promise<ActResult> =>
  actOnRequest(needs, {
    ...on,
    act: "accepter",
    async perform(tx, request) {
      await setRequestStatus(tx, request.id, "acceptee");
      await moveListing(tx, request.listing, "transmis");
      await declineOthers(needs, tx, request);
      return { step: "acceptee" };
    },
  });

async function declineOthers(needs: ActNeeds, tx: Connection, { id: acceptedId, listing }: HeldRequest): Promise<void> {
  const body = requestWords.french.foundSomeoneElse[listing.transaction];
  const event: NewEvent = { step: "declinee", author: "portail", authorName: needs.env.SITE_NAME, body };
  for (const id of await declineOpenRequests(tx, listing.id, acceptedId)) {
    await addEvent(tx, id, event);
    const request = await holdRequest(tx, id, listing);
    if (request) await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
