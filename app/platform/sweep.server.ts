import { setTimeout } from "node:timers/promises";

type Sweep = {
  /** Ends early when the signal comes. */
  run(signal: AbortSignal): Promise<unknown>;
  onError(error: unknown): void;
  firstWaitMs?: number;
};

const WAIT_MS = 6 * 60 * 60_000;

/** Runs a sweep every six hours; `close` waits for the one that runs. */
export function startSweep({ run, onError, firstWaitMs = 0 }: Sweep): { close(): Promise<void> } {
  const stop = new AbortController();
  const { signal } = stop;
  const rest = (wait: number) => setTimeout(wait, null, { signal }).catch(() => {});
  async function keepSweeping(): Promise<void> {
    await rest(firstWaitMs);
    while (!signal.aborted) {
      await run(signal).catch(onError);
      await rest(WAIT_MS);
    }
  }
  const running = keepSweeping();
  return {
    async close() {
      stop.abort();
      await running;
    },
  };
}
