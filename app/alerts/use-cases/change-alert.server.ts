import type { AlertFrequency } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import {
  activateAlert,
  deleteAlert,
  lockAlert,
  keepAlertsOf,
  markClicked,
  pauseAlert,
  setPauseReason,
  setFrequency,
} from "../alerts.repository.server.ts";
import { acceptRecipient, lockRecipientById } from "../recipients.repository.server.ts";
import { prepareSearch } from "./prepare-search.server.ts";

export type AlertChange = { kind: "pause" | "resume" | "end" } | { kind: "frequency"; frequency: AlertFrequency };

type Changing = { recipientId: number; alertId: number; change: AlertChange };

/** `gone`: the alert is not the recipient's, or has ended; `nowhere`: the portal no longer knows any of the places. */
type ChangedAlert = { ok: true } | { ok: false; code: "gone" | "nowhere" };

/** Pauses, resumes or ends a recipient's alert, or sets its frequency. A second time succeeds, except after the end. */
export async function changeAlert(
  { db, env }: Pick<Platform, "db" | "env">,
  { recipientId, alertId, change }: Changing,
): Promise<ChangedAlert> {
  return db.transaction(async (tx): Promise<ChangedAlert> => {
    // Every transaction locks the recipient before its alerts: two changes must not wait for each other.
    await lockRecipientById(tx, recipientId);
    const alert = await lockAlert(tx, alertId);
    if (!alert || alert.recipientId !== recipientId || alert.confirmedAt === null) return { ok: false, code: "gone" };
    await markClicked(tx, alertId);
    switch (change.kind) {
      case "pause":
        await pauseAlert(tx, alertId, "person");
        return { ok: true };
      case "end":
        await deleteAlert(tx, alertId);
        return { ok: true };
      case "frequency":
        await setFrequency(tx, alertId, change.frequency);
        return { ok: true };
      case "resume": {
        const search = await prepareSearch(tx, { params: new URLSearchParams(alert.query), currency: env.CURRENCY });
        if (!search) {
          await setPauseReason(tx, alertId, "nowhere");
          return { ok: false, code: "nowhere" };
        }
        await activateAlert(tx, alertId, search);
        await acceptRecipient(tx, recipientId);
        return { ok: true };
      }
    }
  });
}

/** Continues a recipient's alerts: no mail asks about them for another year. */
export const keepAlerts = ({ db }: Pick<Platform, "db">, recipientId: number): Promise<void> =>
  keepAlertsOf(db, recipientId);
