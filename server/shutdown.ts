import type { Logger } from "pino";

/** Shuts the portal down once on Ctrl-C or SIGTERM; a second signal ends it at once. */
export function stopOnSignals(close: () => Promise<void>, log: Logger): void {
  let closing = false;
  const stop = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
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
