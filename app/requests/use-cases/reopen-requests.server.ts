import type { Transaction } from "#app/domain/listing.ts";
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

/** In how many days an agreement falls through: the buyer or tenant of longer ago has moved in, and is told nothing. */
const REOPENED_DAYS: Record<Transaction, number> = { vente: 180, location: 30 };

/** Reopens the requests of a locked listing that is back online, if accepted lately; their seekers are told. */
export async function reopenRequests(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  listing: AskedListing,
): Promise<void> {
  const event: NewEvent = { step: "remise_en_ligne", author: "annonceur", authorName: listing.advertiserName };
  for (const id of await findAcceptedRequests(tx, listing.id, REOPENED_DAYS[listing.transaction])) {
    const request = await lockRequestForUpdate(tx, id, listing);
    if (!request || request.isSeekerGone) continue;
    await setRequestStatus(tx, id, "nouvelle");
    await addEvent(tx, id, event);
    await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
