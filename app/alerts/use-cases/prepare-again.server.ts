import type { Platform } from "#app/platform/context.ts";
import { lockOutdatedAlerts, pauseAlert, storeSearch } from "../alerts.repository.server.ts";
import { prepareSearch, readPreparation } from "./prepare-search.server.ts";

/**
 * Prepares again the searches that earlier code prepared, or that were prepared before communes changed. Pauses an alert whose
 * places are now all unknown, since it matches nothing.
 */
export async function prepareAlertsAgain(
  { db, env }: Pick<Platform, "db" | "env">,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    if (signal?.aborted) return;
    const count = await db.transaction(async (tx) => {
      const outdated = await lockOutdatedAlerts(tx, await readPreparation(tx));
      for (const { id, query } of outdated) {
        const search = await prepareSearch(tx, { params: new URLSearchParams(query), currency: env.CURRENCY });
        await (search ? storeSearch(tx, id, search) : pauseAlert(tx, id, "nowhere"));
      }
      return outdated.length;
    });
    if (count === 0) return;
  }
}
