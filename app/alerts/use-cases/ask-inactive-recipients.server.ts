import type { Platform } from "#app/platform/context.ts";
import { inactiveYearMail } from "../alert-mails.server.ts";
import { takeInactiveRecipients } from "../alerts.repository.server.ts";

/** Queues mails that ask recipients whether alerts without a click for a year shall go on; once for each alert. */
export async function askInactiveRecipients(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const count = await db.transaction(async (tx) => {
      const inactive = await takeInactiveRecipients(tx);
      for (const { count, ...recipient } of inactive)
        await mailer.send(inactiveYearMail({ env }, { recipient, count }), tx);
      return inactive.length;
    });
    if (count === 0) return;
  }
}
