import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { stageWords } from "#app/i18n/fr/requests/stages.ts";
import { stageLabel } from "#app/i18n/stage-label.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { RequestNotice } from "#app/domain/request.ts";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { type AskedListing, findAgreedRequests, findOpenRequestIds } from "../requests.repository.server.ts";
import { type NewEvent } from "../request-events.repository.server.ts";
import { stageText } from "../step-text.ts";
import { closeOpenRequests } from "./close-open-requests.server.ts";
import { notifySeekers } from "./notify-seekers.server.ts";

/** `exceptId`: the request whose act moves the listing; that act adds its own event. */
type NewStage = { listing: AskedListing; stage: ListingStage; exceptId?: string | null };

/**
 * Adds the new stage of a locked listing to its threads, with a mail to each seeker. Open requests end where the home is sold, let or
 * withdrawn; a request that ended in an agreement reopens where the home is available again.
 */
export async function notifyStage(
  needs: Pick<Platform, "mailer" | "env">,
  tx: Connection,
  { listing, stage, exceptId = null }: NewStage,
): Promise<void> {
  const label = stageLabel(stageWords.french, stage, listing.transaction);
  const body = stageText(requestWords.french.thread, stage, label);
  const told: NewEvent = { step: "message", author: "portail", authorName: needs.env.SITE_NAME, body, stage };
  const reopened: NewEvent = { step: "remise_en_ligne", author: "annonceur", authorName: listing.advertiserName };
  const others = (ids: string[]) => ids.filter((id) => id !== exceptId);
  const agreed = others(await findAgreedRequests(tx, listing));
  const notice = noticeOf(stage, listing);
  if (notice) await closeOpenRequests(needs, tx, { listing, notice });
  else await notifySeekers(needs, tx, { listing, ids: others(await findOpenRequestIds(tx, listing.id)), event: told });
  const reopens = stage === "disponible" ? { event: reopened, status: "nouvelle" as const } : { event: told };
  await notifySeekers(needs, tx, { listing, ids: agreed, ...reopens });
}

/** The notice that ends the open requests; null where they stay open. */
function noticeOf(stage: ListingStage, { transaction }: AskedListing): RequestNotice | null {
  if (stage === "retiree") return "withdrawn";
  if (stage !== "cedee") return null;
  return transaction === "vente" ? "sold_to_other" : "let_to_other";
}
