import type { Platform } from "#app/platform/context.ts";
import { alertListMail } from "../alert-mails.server.ts";
import { deleteUntoldRecipient, hasConfirmedAlerts, lockRecipientById } from "../recipients.repository.server.ts";

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
