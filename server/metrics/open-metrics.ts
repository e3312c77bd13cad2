import { AggregatorRegistry } from "prom-client";
import type { Platform } from "#app/platform/context.ts";
import { withWaitLimit } from "#db/wait-limit.ts";
import { createJobMetrics, createMetrics, type Metrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";

const DATABASE_MS = 2_000;

type OpenMetrics = {
  /** Metrics of this process, if it serves pages itself; null if workers do, or without metrics. */
  own: Metrics | null;
  close(): Promise<void>;
};

/** Serves metrics on `METRICS_PORT`, if that is set: of all web processes together, of jobs and of mails. */
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
    // Without the database, metrics of pages must still arrive. Prometheus waits ten seconds.
    const ofJobs = await withWaitLimit(DATABASE_MS, () => jobs.metrics()).catch(() => "");
    return `${pages}\n${ofJobs}`;
  };
  const { close } = await serveMetrics({ port: env.METRICS_PORT, host: env.METRICS_HOST, read, log });
  return { own, close };
}
