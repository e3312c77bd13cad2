import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { alertListMail } from "../alert-mails.server.ts";
import { findRecipientWithAlerts } from "../recipients.repository.server.ts";

/** Mails the link to their alerts to somebody who has some. The answer does not reveal whether the address has any. */
export async function mailAlertList(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  { email, address: network }: { email: string; address: string },
): Promise<{ ok: true } | { ok: false; code: "too_many" }> {
  if (!(await spend(db, ["alertsFromNetwork", { network }], ["alertsInName", { network, email }])))
    return { ok: false, code: "too_many" };
  const recipient = await findRecipientWithAlerts(db, email);
  if (recipient) await mailer.send(alertListMail({ env }, recipient));
  return { ok: true };
}
