import { requestWords } from "#app/i18n/fr/requests.ts";
import { stageWords } from "#app/i18n/fr/stages.ts";
import { stageLabel } from "#app/i18n/stage-label.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import {
  addEvent,
  type AskedListing,
  findAgreedRequests,
  findOpenRequests,
  lockRequestForUpdate,
  type NewEvent,
} from "../requests.repository.server.ts";
import { notifySide } from "./notify-side.server.ts";

type Telling = { listing: AskedListing; stage: ListingStage; exceptIds: string[] };

/**
 * Tells the new stage of a locked listing in all threads that are open or ended in an agreement lately, with a mail to each
 * seeker; nobody is declined by it.
 */
export async function tellStage(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { listing, stage, exceptIds }: Telling,
): Promise<void> {
  const { newStage } = requestWords.french.thread;
  const body = newStage(stageLabel(stageWords.french, stage, listing.transaction));
  const event: NewEvent = { step: "message", author: "portail", authorName: needs.env.SITE_NAME, body, stage };
  const told = [...(await findOpenRequests(tx, listing.id)), ...(await findAgreedRequests(tx, listing))];
  for (const id of told.filter((one) => !exceptIds.includes(one))) {
    const request = await lockRequestForUpdate(tx, id, listing);
    if (!request || request.isSeekerGone) continue;
    await addEvent(tx, id, event);
    await notifySide(needs, tx, { request, side: "demandeur", event });
  }
}
