import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import {
  addEvent,
  type AskedListing,
  findAgreedRequests,
  lockRequestForUpdate,
  type NewEvent,
  setRequestStatus,
} from "../requests.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

/** Reopens the requests of a locked listing that is back online, if accepted lately; their seekers are told. Returns their ids. */
export async function reopenRequests(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  listing: AskedListing,
): Promise<string[]> {
  const reopened: string[] = [];
  const event: NewEvent = { step: "remise_en_ligne", author: "annonceur", authorName: listing.advertiserName };
  for (const id of await findAgreedRequests(tx, listing)) {
    const request = await lockRequestForUpdate(tx, id, listing);
    if (!request || request.isSeekerGone) continue;
    await setRequestStatus(tx, id, "nouvelle");
    await addEvent(tx, id, event);
    await notifySide(needs, tx, { request, side: "demandeur", event });
    reopened.push(id);
  }
  return reopened;
}
