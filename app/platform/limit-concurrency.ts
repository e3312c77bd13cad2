/** Runs a task once it has a place, or answers null at once. `later`: see `limitConcurrency`. */
export type LimitedTurn = <Result>(
  task: () => Promise<Result>,
  options?: { later?: boolean },
) => Promise<Result | null>;

/**
 * Runs at most `most` tasks at once; `mostWaiting` more wait in order. Any further task gets null at once. A task that may
 * run `later` waits until no other does: it is never refused, and takes no place of those that wait.
 */
export function limitConcurrency(most: number, mostWaiting: number): LimitedTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  const waitingForLater: (() => void)[] = [];
  return async (task, { later = false } = {}) => {
    if (running < most) running += 1;
    else if (later) await new Promise<void>((turn) => waitingForLater.push(turn));
    else if (waiting.length >= mostWaiting) return null;
    else await new Promise<void>((turn) => waiting.push(turn));
    try {
      return await task();
    } finally {
      // The place passes directly to the next task, so that no other can take it.
      const next = waiting.shift() ?? waitingForLater.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
