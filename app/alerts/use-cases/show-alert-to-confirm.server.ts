import type { AlertFrequency } from "#app/domain/alert.ts";
import type { Platform } from "#app/platform/context.ts";
import { linkToken } from "../alert-links.ts";
import { findAlert } from "../alerts.repository.server.ts";
import { followAlertLink } from "./follow-alert-link.server.ts";

/** `list` is the secret of the recipient's list, if the alert is already confirmed. */
type AlertToConfirm =
  | { ok: true; kind: "open"; name: string; frequency: AlertFrequency }
  | { ok: true; kind: "confirmed"; list: string }
  | { ok: false; code: "expired" | "too_many" };

/** The alert that a mail's link confirms; reading it changes nothing. */
export async function showAlertToConfirm(
  { db }: Pick<Platform, "db">,
  { token, address }: { token: string; address: string },
): Promise<AlertToConfirm> {
  const followed = await followAlertLink({ db }, { token, purposes: ["confirm"], address });
  if (!followed.ok) return { ok: false, code: followed.code === "too_many" ? "too_many" : "expired" };
  const { id, recipient } = followed.link;
  const alert = await findAlert(db, id);
  if (!alert) return { ok: false, code: "expired" };
  if (alert.confirmedAt === null) return { ok: true, kind: "open", name: alert.name, frequency: alert.frequency };
  const list = linkToken({ purpose: "person", id: recipient.id, key: recipient.key });
  return { ok: true, kind: "confirmed", list };
}
