import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { addRequestLink } from "../request-links.repository.server.ts";
import { followHref } from "../request-links.ts";
import { stepMail } from "../request-mails.server.ts";
import type { RequestSide } from "#app/domain/request.ts";
import type { LockedRequest } from "../requests.repository.server.ts";
import { type NewEvent, addEvent } from "../request-events.repository.server.ts";

/**
 * Queues the mails about a step for one side, in the step's transaction. An advertiser without members gets none; a seeker without an
 * account gets a personal link.
 */
export async function notifySide(
  { mailer, env }: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { request, side, event }: { request: LockedRequest; side: RequestSide; event: NewEvent },
): Promise<void> {
  const { listing } = request;
  const recipients = side === "annonceur" ? listing.contactEmails : [request.seekerAccountEmail ?? request.seekerEmail];
  if (recipients.length === 0) return;
  const path = await pathFor(tx, request, side);
  const everything = everythingFor(request, side, path);
  for (const to of recipients) await mailer.send(stepMail(env, { to, side, event, listing, path, everything }), tx);
}

/** A seeker without an account has one thread per link, and no page for all of them. */
function everythingFor({ id, seekerId }: LockedRequest, side: RequestSide, path: string) {
  if (side === "annonceur") return { path: "/suivi", mergeKey: "suivi", requestId: id };
  return seekerId === null
    ? { path, mergeKey: `request ${id}`, requestId: id }
    : { path: "/messages", mergeKey: "messages", requestId: id };
}

async function pathFor(tx: Connection, request: LockedRequest, side: RequestSide): Promise<string> {
  if (side === "annonceur") return `/suivi/${request.id}`;
  return request.seekerId === null ? followHref(await addRequestLink(tx, request.id)) : `/messages/${request.id}`;
}

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
