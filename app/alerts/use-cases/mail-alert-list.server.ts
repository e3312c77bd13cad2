import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { alertListMail } from "../alert-mails.server.ts";
import {
  deleteUntoldRecipient,
  hasConfirmedAlerts,
  lockRecipient,
  lockRecipientById,
} from "../recipients.repository.server.ts";
import { mayMailAlertLink, spendAlertLink } from "./limit-alert-links.server.ts";

/**
 * Queues the mail with the link to somebody's alerts. Whether there are any is the job's to find out: neither the answer
 * nor its time reveals it.
 */
export async function askForAlertList(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  { email, address: network }: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; code: "too_many" }> {
  const asking = { network, email };
  if (!(await spend(db, ["alertsFromNetwork", asking])) || !(await spendAlertLink(db, asking)))
    return { ok: false, code: "too_many" };
  if (await mayMailAlertLink(db, asking))
    await db.transaction(async (tx) => {
      const { id } = await lockRecipient(tx, email);
      await jobs.add(tx, "mail-alert-list", { recipient: id });
    });
  return { ok: true };
}

/** Mails the link to a person who has alerts, and forgets an address that was only typed. */
export async function mailAlertList(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  recipientId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const recipient = await lockRecipientById(tx, recipientId);
    if (!recipient) return;
    if (await hasConfirmedAlerts(tx, recipient.id)) await mailer.send(alertListMail({ env }, recipient), tx);
    else await deleteUntoldRecipient(tx, recipient.id);
  });
}
