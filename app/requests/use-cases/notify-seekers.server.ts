import type { RequestStatus } from "#app/domain/request.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { type AskedListing, lockRequestForUpdate, setRequestStatus } from "../requests.repository.server.ts";
import { addEvent, type NewEvent } from "../request-events.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

type SameEvent = {
  listing: AskedListing;
  ids: string[];
  event: NewEvent;
  /** The new status of the requests; by default the status stays. */
  status?: RequestStatus | undefined;
};

/** Adds the same event to several threads of a locked listing, and mails it to each seeker who has not left. */
export async function notifySeekers(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { listing, ids, event, status }: SameEvent,
): Promise<void> {
  for (const id of ids) {
    const request = await lockRequestForUpdate(tx, id, listing);
    if (!request || request.isSeekerGone) continue;
    if (status) await setRequestStatus(tx, id, status);
    await addEvent(tx, id, event);
    await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
