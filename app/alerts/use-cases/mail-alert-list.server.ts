import type { Platform } from "#app/platform/context.ts";
import { alertListMail } from "../alert-mails.server.ts";
import { deleteUnusedRecipient, hasConfirmedAlerts, lockRecipientById } from "../recipients.repository.server.ts";

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
