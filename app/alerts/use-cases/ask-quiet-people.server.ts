import type { Platform } from "#app/platform/context.ts";
import { quietYearMail } from "../alert-mails.server.ts";
import { takeQuietRecipients } from "../alerts.repository.server.ts";

/** Asks people whose alerts had no click for a year whether they still want them. Each alert is asked about once. */
export async function askQuietPeople(
  { db, mailer, env }: Pick<Platform, "db" | "mailer" | "env">,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const count = await db.transaction(async (tx) => {
      const asked = await takeQuietRecipients(tx);
      for (const { count, ...recipient } of asked) await mailer.send(quietYearMail({ env }, { recipient, count }), tx);
      return asked.length;
    });
    if (count === 0) return;
  }
}
