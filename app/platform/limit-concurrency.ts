/** Runs at most `most` tasks at once; `mostWaiting` more wait in order. Any further task gets null at once. */
export function limitConcurrency(
  most: number,
  mostWaiting: number,
): <Result>(task: () => Promise<Result>) => Promise<Result | null> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most && waiting.length >= mostWaiting) return null;
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await task();
    } finally {
      // The place passes directly to the next task, so that no other can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
