import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import {
  lockRecipient,
  deleteUnusedRecipient,
  hasConfirmedAlerts,
  lockRecipientById,
} from "../recipients.repository.server.ts";
import { spendLinkMail, spendLinkRequest } from "./limit-alert-links.server.ts";
import { alertListMail } from "../alert-mails.server.ts";

/**
 * Queues the mail with the link to a recipient's alerts. Only the job looks up whether there are any, so that neither the answer
 * nor its time reveals it.
 */
export async function askForAlertList(
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  { email, address: network }: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; code: "too_many" }> {
  const asking = { network, email };
  if (!(await spend(db, ["alertsFromNetwork", asking])) || !(await spendLinkRequest(db, asking)))
    return { ok: false, code: "too_many" };
  if (await spendLinkMail(db, asking))
    await db.transaction(async (tx) => {
      const { id } = await lockRecipient(tx, email);
      await jobs.add(tx, "mail-alert-list", { recipient: id });
    });
  return { ok: true };
}

/** Mails the link to a recipient with alerts, and deletes a recipient that exists only because its address was typed. */
export async function mailAlertList(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  recipientId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const recipient = await lockRecipientById(tx, recipientId);
    if (!recipient) return;
    if (await hasConfirmedAlerts(tx, recipient.id)) await mailer.send(alertListMail({ env }, recipient), tx);
    else await deleteUnusedRecipient(tx, recipient.id);
  });
}
