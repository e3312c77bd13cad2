import type { Actor } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import { requestWords } from "#app/i18n/fr/requests.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import {
  findListingOfRequest,
  lockListingForUpdate,
  lockRequestForUpdate,
} from "#app/requests/requests.repository.server.ts";
import { tellBothSides } from "#app/requests/use-cases/tell-both-sides.server.ts";
import { isRequestId } from "#app/requests/request.ts";
import { findThreadTexts, type ThreadText } from "../threads.repository.server.ts";

type Asking = { actor: Actor; requestId: string; why: string; isTold: boolean };

/** Shows what two people wrote to each other, for a stated reason that the log keeps; with `isTold` they learn of it. */
export async function discloseThread(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  { actor, requestId, why, isTold }: Asking,
): Promise<{ ok: true; texts: ThreadText[] } | { ok: false; code: "unknown" | "no_reason" }> {
  if (!may(actor, "thread.disclose", {}) || !isRequestId(requestId)) return { ok: false, code: "unknown" };
  if (why.trim() === "") return { ok: false, code: "no_reason" };
  const listingId = await findListingOfRequest(db, requestId);
  if (listingId === null) return { ok: false, code: "unknown" };
  return db.transaction(async (tx) => {
    const listing = await lockListingForUpdate(tx, listingId);
    const request = listing && (await lockRequestForUpdate(tx, requestId, listing));
    if (!request) return { ok: false, code: "unknown" };
    const texts = await findThreadTexts(tx, requestId);
    await recordAct(tx, actor, { act: "thread.disclose", on: { kind: "request", id: requestId }, why });
    if (isTold) await tellBothSides({ mailer, env }, tx, { request, body: requestWords.french.thread.disclosed });
    return { ok: true, texts };
  });
}
