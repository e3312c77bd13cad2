import type { RequestNotice } from "#app/domain/request.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { type AskedListing, findOpenRequestIds } from "../requests.repository.server.ts";
import { type NewEvent } from "../request-events.repository.server.ts";
import { notifySeekers } from "./notify-seekers.server.ts";

/** Declines the open requests on a locked listing, with a notice to each seeker. */
export async function closeOpenRequests(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { listing, notice }: { listing: AskedListing; notice: RequestNotice },
): Promise<void> {
  // The sentence is for the mail, and for the previous release.
  const body = requestWords.french.notices[notice];
  const event: NewEvent = { step: "declinee", author: "portail", authorName: needs.env.SITE_NAME, body, notice };
  const ids = await findOpenRequestIds(tx, listing.id);
  await notifySeekers(needs, tx, { listing, ids, event, status: "declinee" });
}
