import type { Actor } from "#app/account/actor.ts";
import { may, reachOf } from "#app/account/policy.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { hasOperator } from "#app/moderation/standing.repository.server.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import {
  findListingOfRequest,
  lockListingForUpdate,
  lockRequestForUpdate,
} from "#app/requests/requests.repository.server.ts";
import { notifyBothSides } from "#app/requests/use-cases/notify-side.server.ts";
import { isRequestId } from "#app/requests/request.ts";
import { findThreadTexts, type ThreadText } from "../threads.repository.server.ts";

type Asking = { actor: Actor; requestId: string; why: string; isTold: boolean };

/**
 * Shows the messages of a thread for a stated reason, which is logged; with `isTold`, both sides get a mail. `team`: one of them is a
 * colleague, so only an operator may.
 */
export async function discloseThread(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  { actor, requestId, why, isTold }: Asking,
): Promise<{ ok: true; texts: ThreadText[] } | { ok: false; code: "unknown" | "team" | "no_reason" }> {
  if (!reachOf(actor, "thread.disclose") || !isRequestId(requestId)) return { ok: false, code: "unknown" };
  if (why.trim() === "") return { ok: false, code: "no_reason" };
  const listingId = await findListingOfRequest(db, requestId);
  if (listingId === null) return { ok: false, code: "unknown" };
  return db.transaction(async (tx) => {
    const listing = await lockListingForUpdate(tx, listingId);
    const request = listing && (await lockRequestForUpdate(tx, requestId, listing));
    if (!request) return { ok: false, code: "unknown" };
    const isOfTeam =
      (await hasOperator(tx, { kind: "organisation", id: String(request.advertiserId) })) ||
      (request.seekerId !== null && (await hasOperator(tx, { kind: "account", id: request.seekerId })));
    if (!may(actor, "thread.disclose", { isOfTeam })) return { ok: false, code: "team" };
    await recordAct(tx, actor, { act: "thread.disclose", on: { kind: "request", id: requestId }, why });
    if (isTold) await notifyBothSides({ mailer, env }, tx, { request, body: requestWords.french.thread.disclosed });
    // Read afterwards: the texts include the step of this act.
    return { ok: true, texts: await findThreadTexts(tx, requestId) };
  });
}
