import { data } from "react-router";
import type { AlertFrequency } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { markAllSeen, markShown } from "./alerts.repository.server.ts";
import type { ListAnswer } from "./listed-alert.ts";
import { readAlertId, readFrequency, readText } from "./read-alert-form.ts";
import type { Recipient } from "./recipients.repository.server.ts";
import { type AlertChange, changeAlert, keepAlerts } from "./use-cases/change-alert.server.ts";

/** The frequency in a form, which always has one; 400 for a form that is not ours. */
export function requireFrequency(form: FormData): AlertFrequency {
  const frequency = readFrequency(form);
  if (frequency === null) throw data(null, { status: 400 });
  return frequency;
}

const changes: Record<string, (form: FormData) => AlertChange> = {
  pause: () => ({ kind: "pause" }),
  reprendre: () => ({ kind: "resume" }),
  fin: () => ({ kind: "end" }),
  rythme: (form) => ({ kind: "frequency", frequency: requireFrequency(form) }),
};

/** Reads an instant of this century as `toISOString` writes it; null for any other text. */
function readMoment(text: string): Date | null {
  if (!/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(text)) return null;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

function requireMoment(form: FormData): Date {
  const moment = readMoment(readText(form, "jusque"));
  if (moment === null) throw data(null, { status: 400 });
  return moment;
}

/** Stores that the list was shown at the instant in its form. */
export const answerShown = (platform: Platform, recipient: Recipient, form: FormData): Promise<void> =>
  markShown(platform.db, recipient.id, requireMoment(form));

/** Answers a form of a recipient's list of alerts. */
export async function answerListForm(platform: Platform, recipient: Recipient, form: FormData) {
  const act = readText(form, "acte");
  const answer = (done: ListAnswer["done"], at: number | null = null, status = 200) =>
    data<ListAnswer>({ done, at }, { status });
  if (act === "garder") {
    await keepAlerts(platform, recipient.id);
    return answer("keep");
  }
  if (act === "vu") {
    await markAllSeen(platform.db, recipient.id, requireMoment(form));
    return answer("seen");
  }
  const change = Object.hasOwn(changes, act) ? changes[act]!(form) : null;
  const alertId = readAlertId(form.get("alerte"));
  if (change === null || alertId === null) throw data(null, { status: 404 });
  const changed = await changeAlert(platform, { recipientId: recipient.id, alertId, change });
  const next = readAlertId(form.get("suivante"));
  if (!changed.ok) return changed.code === "gone" ? answer("gone", next, 404) : answer("nowhere", alertId, 409);
  return answer(change.kind, change.kind === "end" ? next : alertId);
}
