import type { Actor } from "#app/account/actor.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { takeUpRecipient } from "../refused-recipients.repository.server.ts";

/** Lets mails to a refused recipient leave again, as an operator says. Callers have asked who may. */
export const liftRefusal = (
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  actor: Actor,
  { id, why }: { id: string; why: string },
): Promise<{ ok: true } | { ok: false; code: "gone" }> =>
  db.transaction(async (tx) => {
    const isLifted = /^\d{1,9}$/.test(id) && (await takeUpRecipient(tx, Number(id)));
    if (!isLifted) return { ok: false, code: "gone" };
    await jobs.add(tx, "prepare-alerts-again", {});
    await recordAct(tx, actor, { act: "recipient.accept", on: { kind: "recipient", id }, why });
    return { ok: true };
  });
