import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { PageMaker } from "../pages/page-maker.ts";
import type { VisitReader } from "../limits/visit.ts";
import { createPageCache, type Freshness, type PageCache, type PageCacheNeeds } from "./page-cache.ts";
import { listenToPageChanges } from "./page-changes.ts";

type Parts = Pick<PageCacheNeeds, "send" | "fail"> & {
  metrics: Metrics | null;
  makePage: PageMaker;
  visits: VisitReader;
  fresh: Freshness;
};

type OpenPageCache = {
  serveCached: PageCache["serveCached"];
  step: PageCache["step"];
  close(): Promise<void>;
};

const passOn = (_request: IncomingMessage, _response: ServerResponse, next: () => void): void => next();

/** The cache of pages with its notifications; if the operator or a developer wants none, a cache that passes everything on. */
export async function openPageCache(
  { env, db, log, changes }: Platform,
  { makePage, visits, fresh, send, fail, metrics }: Parts,
): Promise<OpenPageCache> {
  if (env.PAGE_CACHE_MB === 0 || env.NODE_ENV === "development")
    return { serveCached: passOn, step: passOn, close: () => Promise.resolve() };
  const cache = createPageCache({
    maxBytes: env.PAGE_CACHE_MB * 1_048_576,
    cdnSeconds: env.CDN_SECONDS,
    namesHost: env.SITE_URL === undefined,
    makePage,
    send,
    fail,
    visits,
    changes,
    fresh,
    ...(metrics && { count: metrics.countCache }),
  });
  metrics?.watchCache(cache);
  const notifications = listenToPageChanges(env.DATABASE_DIRECT_URL ?? db.$client.options.connectionString!, {
    log,
    changes,
    notify: (channel) => db.$client.query("select pg_notify($1, '')", [channel]),
  });
  await notifications.first;
  return { serveCached: cache.serveCached, step: cache.step, close: notifications.close };
}
