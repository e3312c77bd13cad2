import type { Platform } from "#app/platform/context.ts";
import { pauseAlertsOf } from "../alerts.repository.server.ts";
import { refuseRecipient } from "../recipients.repository.server.ts";

/** Pauses all alerts of an address that a mail server refuses, or whose owner complained of a mail. */
export async function pauseRefused(
  { db, log }: Pick<Platform, "db" | "log">,
  { email, reason }: { email: string; reason: "refused" | "complaint" },
): Promise<void> {
  const recipientId = await db.transaction(async (tx) => {
    const refused = await refuseRecipient(tx, email);
    if (refused) await pauseAlertsOf(tx, refused.id, reason);
    return refused?.id;
  });
  if (recipientId !== undefined) log.info({ recipient: recipientId, reason }, "the alerts of a person are paused");
}
