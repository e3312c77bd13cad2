import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import {
  addEvent,
  type AskedListing,
  declineOpenRequests,
  holdRequest,
  type NewEvent,
} from "../requests.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

type Closing = { listing: AskedListing; body: string; exceptId: string | null };

/** Ends what is still open on a listing that is held, with a kind word to each who asked. */
export async function closeOpenRequests(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { listing, body, exceptId }: Closing,
): Promise<void> {
  const event: NewEvent = { step: "declinee", author: "portail", authorName: needs.env.SITE_NAME, body };
  for (const id of await declineOpenRequests(tx, listing.id, exceptId)) {
    await addEvent(tx, id, event);
    const request = await holdRequest(tx, id, listing);
    if (request) await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
