import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import {
  addEvent,
  type AskedListing,
  findAcceptedRequests,
  lockRequestForUpdate,
  type NewEvent,
  setRequestStatus,
} from "../requests.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

/** Reopens the accepted requests of a locked listing that is back online; their seekers are told. */
export async function reopenRequests(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  listing: AskedListing,
): Promise<void> {
  const event: NewEvent = { step: "remise_en_ligne", author: "annonceur", authorName: listing.advertiserName };
  for (const id of await findAcceptedRequests(tx, listing.id)) {
    const request = await lockRequestForUpdate(tx, id, listing);
    if (!request || request.isSeekerGone) continue;
    await setRequestStatus(tx, id, "nouvelle");
    await addEvent(tx, id, event);
    await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
