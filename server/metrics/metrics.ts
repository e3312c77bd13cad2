import type { ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, type GaugeConfiguration, Histogram, Registry } from "prom-client";
import type { Platform } from "#app/platform/context.ts";
import { jobNames } from "#app/platform/jobs/jobs.ts";
import type { Database } from "#db/client.ts";

/**
 * How the cache took part in an answer: it had the page, waited for a page requested by another visitor, rendered and stored it,
 * sent an old page because rendering failed, or passed the request on.
 */
export type CacheUse = "hit" | "wait" | "miss" | "stale" | "pass";

/** Metrics of one process. Names follow Prometheus' conventions: base units, `_total` for counts. */
export type Metrics = {
  registry: Registry;
  /** Counts one answer. `route`: a pattern such as `/annonces/:slugAndReference`, never an address; `seconds`: its duration. */
  observe(answer: { route: string; method: string; status: number; seconds: number }): void;
  countCache(how: CacheUse): void;
  /** Adds the size of a cache to the metrics. */
  watchCache(cache: { readonly bytes: number; readonly pages: number }): void;
};

/** The metrics of a process that serves pages. */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answers by route, method and status",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer, by route",
    labelNames: ["route"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const cached = new Counter({
    name: "page_cache_answers_total",
    help: "Answers of the page cache: hit, wait (page in the making), miss, stale (no other could be made), pass (no part in it)",
    labelNames: ["how"],
    registers,
  });
  addGauge({
    name: "db_pool_connections",
    help: "Connections to the database by state, and requests that wait for one",
    labelNames: ["state"],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: "used" }, totalCount - idleCount);
      this.set({ state: "idle" }, idleCount);
      this.set({ state: "awaited" }, waitingCount);
    },
  });
  return {
    registry,
    observe({ route, method, status, seconds: taken }) {
      requests.inc({ route, method, status });
      seconds.observe({ route }, taken);
    },
    countCache: (how) => cached.inc({ how }),
    watchCache(cache) {
      const gauge = (name: string, help: string, read: () => number) =>
        addGauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge("page_cache_bytes", "Memory that cached pages take", () => cache.bytes);
      gauge("page_cache_pages", "Cached pages", () => cache.pages);
    },
  };
}

/** States that are reported also without jobs, since an alert needs the number before the first failure. */
const watchedStates = ["created", "retry", "active", "failed"];

/** The metrics of jobs, mails and the room for pictures, for one process of a portal. */
export function createJobMetrics({ db, media }: Pick<Platform, "db" | "media">): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "primary_" });
  addGauge({
    name: "jobs",
    help: "Jobs in the database by name and state",
    labelNames: ["name", "state"],
    registers: [registry],
    async collect() {
      const { rows } = await db.$client.query<{ name: string; state: string; count: number }>(
        "select name, state::text, count(*)::int from jobs.job group by 1, 2",
      );
      this.reset();
      for (const name of jobNames) for (const state of watchedStates) this.set({ name, state }, 0);
      for (const { name, state, count } of rows) this.set({ name, state }, count);
    },
  });
  addGauge({
    name: "mails",
    help: "Mails that wait to leave, and those given up in the last thirty days",
    labelNames: ["state"],
    registers: [registry],
    async collect() {
      const { rows } = await db.$client.query<{ waiting: number; given_up: number }>(`
        select count(*) filter (where given_up_at is null)::int as waiting,
          count(given_up_at)::int as given_up from mails`);
      this.set({ state: "waiting" }, rows[0]!.waiting);
      this.set({ state: "given_up" }, rows[0]!.given_up);
    },
  });
  addGauge({
    name: "picture_storage_has_room",
    help: "1, or 0 while no pictures are taken in, for want of room (MIN_FREE_MB) or of an answer",
    registers: [registry],
    async collect() {
      this.set((await media.hasRoom()) ? 1 : 0);
    },
  });
  return registry;
}

/** Creates a gauge, whose constructor adds it to its registry. */
const addGauge = <Label extends string>(settings: GaugeConfiguration<Label>) => new Gauge(settings);

const routes = new WeakMap<ServerResponse, string>();

/** Stores which route answers. */
export const nameRoute = (response: ServerResponse, route: string): void => void routes.set(response, route);

/** The route of an answer; `(refused)` if no route was reached. */
export const routeOf = (response: ServerResponse): string => routes.get(response) ?? "(refused)";
