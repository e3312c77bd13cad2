import type { RequestNotice } from "#app/domain/request.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import {
  addEvent,
  type AskedListing,
  declineOpenRequests,
  lockRequestForUpdate,
  type NewEvent,
} from "../requests.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

type Closing = { listing: AskedListing; notice: RequestNotice; exceptId: string | null };

/** The notice to seekers of a listing that somebody else bought or rents. */
export const soldOrLetNotice = ({ transaction }: Pick<AskedListing, "transaction">): RequestNotice =>
  transaction === "vente" ? "sold_to_other" : "let_to_other";

/** Declines all open requests on a locked listing, with a notice to each seeker. */
export async function closeOpenRequests(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { listing, notice, exceptId }: Closing,
): Promise<void> {
  // The sentence is for the mail, and for the previous release.
  const body = requestWords.french.notices[notice];
  const event: NewEvent = { step: "declinee", author: "portail", authorName: needs.env.SITE_NAME, body, notice };
  for (const id of await declineOpenRequests(tx, listing.id, exceptId)) {
    await addEvent(tx, id, event);
    const request = await lockRequestForUpdate(tx, id, listing);
    if (request) await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
