import { AggregatorRegistry } from "prom-client";
import type { Platform } from "#app/platform/context.ts";
import { withWaitLimit } from "#db/wait-limit.ts";
import { createJobMetrics, createMetrics, type Metrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const DATABASE_MS = 2_000;

export type OpenMetrics = {
  /** What this process counts where it serves pages itself; null where others do, or nothing is counted. */
  own: Metrics | null;
  close(): Promise<void>;
};

/** Tells Prometheus of this portal on `METRICS_PORT`, where that is set: of its web processes together, of jobs and mails. */
export async function openMetrics(
  { env, db, media, log }: Platform,
  { webProcesses }: { webProcesses: number },
): Promise<OpenMetrics> {
  if (env.METRICS_PORT === undefined) return { own: null, close: () => Promise.resolve() };
  const own = webProcesses === 1 ? createMetrics(db) : null;
  const workers = webProcesses > 1 ? new AggregatorRegistry() : null;
  const jobs = createJobMetrics({ db, media });
  const read = async () => {
    const pages = await (own?.registry.metrics() ?? workers?.clusterMetrics() ?? "");
    // Without the database there is nothing to tell of jobs, and all the more of pages. Prometheus waits ten seconds.
    const ofJobs = await withWaitLimit(DATABASE_MS, () => jobs.metrics()).catch(() => "");
    return `${pages}\n${ofJobs}`;
  };
  const { close } = await serveMetrics({ port: env.METRICS_PORT, host: env.METRICS_HOST, read, log });
  return { own, close };
}
