/** Durations of one kind of work, in milliseconds. */
export type Timing = { p50: number; p95: number; p99: number; samples: number };

/** Runs `work` `warmUps` times unmeasured, then `samples` times one after another. `round` counts from 0. */
export async function measure(
  work: (round: number) => Promise<unknown>,
  { samples, warmUps }: { samples: number; warmUps: number },
): Promise<Timing> {
  for (let round = 0; round < warmUps; round++) await work(round);
  const durations: number[] = [];
  for (let round = 0; round < samples; round++) {
    const start = performance.now();
    await work(round);
    durations.push(performance.now() - start);
  }
  return {
    p50: percentile(durations, 0.5),
    p95: percentile(durations, 0.95),
    p99: percentile(durations, 0.99),
    samples,
  };
}

/** Nearest rank: the smallest duration that the given share of the samples does not exceed. */
export function percentile(durations: number[], share: number): number {
  const sorted = durations.toSorted((one, other) => one - other);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  return sorted[rank - 1] ?? Number.NaN;
}
