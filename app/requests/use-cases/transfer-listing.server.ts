import type { Actor } from "#app/account/actor.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { transfer } from "#app/listings/life/life.server.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import {
  type AskedListing,
  findOpenRequestIds,
  handOverRequests,
  lockListingForUpdate,
} from "../requests.repository.server.ts";
import { type NewEvent } from "../request-events.repository.server.ts";
import { notifySeekers } from "./notify-seekers.server.ts";

/** Gives a locked listing to another organisation, with its requests; a message in each thread names the new partner. */
export async function transferListing(
  needs: Pick<Platform, "mailer" | "jobs" | "env">,
  tx: Connection,
  { actor, listing, advertiserId }: { actor: Actor; listing: AskedListing; advertiserId: number },
): Promise<void> {
  const { id } = listing;
  await handOverRequests(tx, id, advertiserId);
  await transfer(needs, tx, actor, { id, advertiserId });
  const given = await lockListingForUpdate(tx, id);
  if (!given) throw new Error(`listing ${id} is gone while it is locked`);
  const body = requestWords.french.thread.transferred(given.advertiserName);
  const event: NewEvent = { step: "message", author: "portail", authorName: needs.env.SITE_NAME, body };
  await notifySeekers(needs, tx, { listing: given, ids: await findOpenRequestIds(tx, id), event });
}
