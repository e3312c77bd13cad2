import type { Logger } from "pino";

/** Service managers signal all processes of a group, and `npm start` passes signals on, so one stop may arrive twice. */
const SAME_STOP_MS = 1_000;

/** Shuts the portal down once on Ctrl-C or SIGTERM; a later signal ends it at once. */
export function stopOnSignals(close: () => Promise<void>, log: Logger): void {
  let closingSince: number | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (closingSince !== null) {
      if (performance.now() - closingSince > SAME_STOP_MS) process.exit(1);
      return;
    }
    closingSince = performance.now();
    // Distinguishes a stop from a crash, which prints no such line.
    process.stdout.write(`Arrêt demandé (${signal}).\n`);
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error, signal }, "shutdown failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}
