type Stop = () => unknown;

/** Collects the functions that stop what a bench has started; they run in reverse order, at the bench's end and at Ctrl-C. */
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
    // After Ctrl-C, waits for the signal's own clean-up, which then ends the process.
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
