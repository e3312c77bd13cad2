import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { type LockedRequest } from "../requests.repository.server.ts";
import { addEvent, type NewEvent } from "../request-events.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

/** Adds a message of the portal to a thread, and mails it to each side that has not left. */
export async function notifyBothSides(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { request, body }: { request: LockedRequest; body: string },
): Promise<void> {
  const event: NewEvent = { step: "message", author: "portail", authorName: needs.env.SITE_NAME, body };
  await addEvent(tx, request.id, event);
  if (!request.isSeekerGone) await notifySide(needs, tx, { request, side: "demandeur", event });
  if (!request.listing.isAdvertiserGone) await notifySide(needs, tx, { request, side: "annonceur", event });
}
