import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#db/client.ts";
import { forgetEndedTries } from "./limits.repository.server.ts";

type Needs = { db: Database; log: Pick<Logger, "error"> };

const WAIT_MS = 6 * 60 * 60_000;

/** Deletes from time to time the counts of tries that count no more: they name networks and addresses. */
export function startLimitSweep(needs: Needs): { close(): Promise<void> } {
  const stop = new AbortController();
  const running = keepSweeping(needs, stop.signal);
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}

async function keepSweeping({ db, log }: Needs, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await forgetEndedTries(db).catch((error: unknown) => log.error({ err: error }, "ended tries cannot be deleted"));
    await setTimeout(WAIT_MS, null, { signal }).catch(() => {});
  }
}
