import type { Platform } from "#app/platform/context.ts";
import { quietYearMail } from "../alert-mails.server.ts";
import { takeQuietRecipients } from "../alerts.repository.server.ts";

/** Asks recipients whether alerts without a click for a year shall go on; once for each alert. */
export async function askQuietPeople(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const count = await db.transaction(async (tx) => {
      const quiet = await takeQuietRecipients(tx);
      for (const { count, ...recipient } of quiet) await mailer.send(quietYearMail({ env }, { recipient, count }), tx);
      return quiet.length;
    });
    if (count === 0) return;
  }
}
