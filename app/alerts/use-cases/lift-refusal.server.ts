import type { Actor } from "#app/account/actor.ts";
import { recordAct } from "#app/operators/acts.repository.server.ts";
import type { Platform } from "#app/platform/context.ts";
import { resumeRecipient } from "../refused-recipients.repository.server.ts";

/** Allows mails to a refused recipient again, for an operator. Callers have checked the permission. */
export const liftRefusal = (
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  actor: Actor,
  { id, why }: { id: string; why: string },
): Promise<{ ok: true } | { ok: false; code: "gone" }> =>
  db.transaction(async (tx) => {
    const isLifted = /^\d{1,9}$/.test(id) && (await resumeRecipient(tx, Number(id)));
    if (!isLifted) return { ok: false, code: "gone" };
    await jobs.add(tx, "prepare-alerts-again", {});
    await recordAct(tx, actor, { act: "recipient.accept", on: { kind: "recipient", id }, why });
    return { ok: true };
  });
