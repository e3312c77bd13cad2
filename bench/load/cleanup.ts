type Stop = () => unknown;

/** Takes what a bench starts: all of it is stopped, the last first, at the bench's end and at Ctrl-C. */
export type Cleanup = { add(stop: Stop): void };

export async function withCleanup<Result>(work: (cleanup: Cleanup) => Promise<Result>): Promise<Result> {
  const stops: Stop[] = [];
  let stopping: Promise<void> | null = null;
  const stopAll = () => (stopping ??= stopEach(stops));
  const interrupt = () => void stopAll().finally(() => process.exit(130));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, interrupt);
  try {
    return await work({ add: (stop) => void stops.push(stop) });
  } finally {
    // After Ctrl-C this waits for what the signal began, which then ends the process.
    await stopAll();
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function stopEach(stops: Stop[]): Promise<void> {
  for (let stop = stops.pop(); stop; stop = stops.pop()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${String(error)}\n`);
    }
  }
}
