import compression from "compression";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { join } from "node:path";
import { constants } from "node:zlib";
import { answerPages } from "./answer-pages.ts";
import type { Platform } from "#app/platform/context.ts";
import { CLIENT_ADDRESS_HEADER } from "#app/platform/security/client-address.ts";
import { openShare } from "#app/platform/shares/open-share.ts";
import { partOf, shareTable } from "#app/platform/shares/share-table.ts";
import { loggedPath } from "#app/platform/log.ts";
import { type Metrics, routeOf } from "../metrics/metrics.ts";
import { countSearches } from "../metrics/search-counter.ts";
import { maintenancePage } from "../pages/plain-page.ts";
import { refuseLongBody } from "./body-limit.ts";
import { boundConnections, connectionLimits, refusePipelines } from "../limits/connections.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { answerHealthInMaintenance, healthChecks } from "./health.ts";
import { refuseOddAddress } from "./odd-address.ts";
import { PAGE_QUALITY } from "../page-cache/encoded-bodies.ts";
import { type Freshness, freshness } from "../page-cache/page-cache.ts";
import { openPageCache } from "../page-cache/open-page-cache.ts";
import { type App, pageMaker } from "../pages/page-maker.ts";
import { setCommonHeaders } from "../pages/security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { type VisitReader, visitReader } from "../limits/visit.ts";

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const CLOSE_TIMEOUT_MS = 10_000;
/** Time for requests that a balancer is sending on a connection that it believes open. */
const GRACE_MS = 500;
const DATABASE_MS = 10_000;
const REST_MS = 5_000;
/** Time for a client to read why its request is malformed. */
const READ_ANSWER_MS = 1_000;
/** Time for a photo on a slow connection, and for photos that wait to be decoded. */
export const DRAIN_TIMEOUT_MS = 300_000;
/** The status line for an unreadable request, by Node's error code. */
const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const REQUEST_ID_HEADER = "x-request-id";
const root = join(import.meta.dirname, "..", "..");

/** The built portal as a server that does not listen yet. */
export async function createHttpServer(
  platform: Platform,
  {
    processes = 1,
    fresh = freshness,
    databaseMs = () => DATABASE_MS,
    restMs = REST_MS,
    metrics = null,
  }: HttpOptions = {},
): Promise<Server> {
  const visits = visitReader(platform.env);
  const door = platform.env.MAINTENANCE
    ? maintenanceDoor(platform, visits)
    : await frontDoor(platform, { visits, processes, fresh, databaseMs, restMs, metrics });
  const server = createServer({ maxHeaderSize: 16_384, ...connectionLimits }, door.listener);
  boundConnections(server, { visits, places: openShare(partOf(shareTable.connections, processes)) });
  server.once("close", door.close);
  server.on("clientError", (error, socket) => {
    const status = ("code" in error && unreadable[String(error.code)]) || "400 Bad Request";
    if (!socket.writable) return;
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    // The sender may never stop.
    setTimeout(() => socket.destroy(), READ_ANSWER_MS).unref();
  });
  return server;
}

type HttpServer = {
  port: number;
  /** Ends idle connections within half a second, and lets running requests end, for ten seconds at most. */
  close(): Promise<void>;
  /**
   * Takes no more connections, and ends each after its next answer, or once its browser would no longer use it; all of them after
   * five minutes. `close` may follow.
   */
  drain(): Promise<void>;
};

/** Serves the built portal. */
export async function startHttpServer(platform: Platform, options: HttpOptions = {}): Promise<HttpServer> {
  const server = await createHttpServer(platform, options);
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(platform.env.PORT, platform.env.HOST, done);
  });
  const address = server.address();
  let isClosed = false;
  const closed = new Promise<void>((done) =>
    server.once("close", () => {
      isClosed = true;
      done();
    }),
  );
  function end(stop: () => void, timeoutMs: number): Promise<void> {
    if (isClosed) return closed;
    const timeout = setTimeout(() => server.closeAllConnections(), timeoutMs);
    // A connection ends with its next answer: browsers and balancers open another one elsewhere.
    server.prependListener("request", (_request, response) => (response.shouldKeepAlive = false));
    stop();
    return closed.finally(() => clearTimeout(timeout));
  }
  // Not `close` of HTTP, which ends idle connections at once, while a request may be on its way.
  const refuseConnections = () => void TcpServer.prototype.close.call(server);
  function closeSoon(): void {
    refuseConnections();
    const ending = setInterval(() => server.closeIdleConnections(), GRACE_MS);
    void closed.then(() => clearInterval(ending));
  }
  return {
    port: typeof address === "object" && address ? address.port : platform.env.PORT,
    close: () => end(closeSoon, CLOSE_TIMEOUT_MS),
    drain: () => end(refuseConnections, DRAIN_TIMEOUT_MS),
  };
}

type HttpOptions = {
  /** How many processes serve pages; 1 by default. Limits are divided among them. */
  processes?: number;
  fresh?: Freshness;
  /** How many milliseconds a request may wait for the database in all; ten seconds by default. */
  databaseMs?: () => number;
  /** How many milliseconds the rest of a refused file is read; five seconds by default. */
  restMs?: number;
  metrics?: Metrics | null;
};

type Door = { listener: RequestListener; close(): void };

const maintenanceDoor = (platform: Platform, visits: VisitReader): Door => ({
  listener: walkThrough(platform, [
    observeAnswers(platform, null),
    identify(visits),
    setCommonHeaders(visits),
    answerHealthInMaintenance,
    maintenancePage(platform.env.SITE_NAME),
  ]),
  close() {},
});

async function frontDoor(
  platform: Platform,
  { visits, processes, fresh, databaseMs, restMs, metrics }: { visits: VisitReader } & Required<HttpOptions>,
): Promise<Door> {
  const { assets, app } = await (platform.env.NODE_ENV === "development" ? loadSources(platform) : loadBuild(platform));
  const health = healthChecks(platform);
  const makePage = pageMaker(app, { places: openShare(partOf(shareTable.pages, processes)), databaseMs });
  const pages = answerPages(makePage, platform, { visits, restMs });
  const compress = compression({
    threshold: 1024,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } },
  }) as unknown as Step; // typed for Express, written for any Node server
  const cache = await openPageCache(platform, {
    makePage,
    visits,
    fresh,
    metrics,
    send: (request, response, answer) => compress(request, response, () => pages.send(request, response, answer)),
    fail: pages.fail,
  });
  const searches = countSearches(platform);
  const listener = walkThrough(platform, [
    refusePipelines,
    observeAnswers(platform, metrics),
    searches.step,
    cache.serveCached,
    identify(visits),
    setCommonHeaders(visits),
    refuseOddAddress(visits),
    refuseCrossSite(visits),
    refuseLongBody,
    health.answer,
    assets,
    cache.step,
    compress,
    pages.step,
  ]);
  return {
    listener,
    close() {
      health.close();
      searches.close();
      void cache.close();
    },
  };
}

function walkThrough(platform: Platform, steps: Step[]): RequestListener {
  return (request, response) => {
    try {
      walk(steps, request, response);
    } catch (error) {
      platform.log.error({ err: error, path: loggedPath(request.url) }, "a request failed before its page");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  };
}

type Loaded = { assets: Step; app: App };

async function loadBuild(platform: Platform): Promise<Loaded> {
  const entry = join(root, "build", "server", "index.js");
  const { createApp } = (await import(entry)) as typeof import("../app.ts");
  return {
    assets: staticFiles(join(root, "build", "client"), { previous: join(root, "build", "previous") }),
    app: createApp(platform),
  };
}

/** Development: Vite serves the sources and reloads changed files, in this same server. */
async function loadSources(platform: Platform): Promise<Loaded> {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ root, server: { middlewareMode: true } });
  // Vite would end the process on this signal before the database is closed (server/start/shutdown.ts).
  process.removeAllListeners("SIGTERM");
  const app: App = async (request, database) => {
    try {
      const { createApp } = (await vite.ssrLoadModule("./server/app.ts")) as typeof import("../app.ts");
      return await createApp(platform)(request, database);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };
  return { assets: vite.middlewares, app };
}

function walk(steps: Step[], request: IncomingMessage, response: ServerResponse, from = 0): void {
  steps[from]?.(request, response, () => walk(steps, request, response, from + 1));
}

/** Counts and logs answers when they end. */
function observeAnswers({ log }: Platform, metrics: Metrics | null): Step {
  const logs = log.isLevelEnabled("debug");
  if (!logs && !metrics) return (_request, _response, next) => next();
  return (request, response, next) => {
    const start = performance.now();
    response.once("finish", () => {
      const ms = performance.now() - start;
      const { method = "" } = request;
      const { statusCode: status } = response;
      metrics?.observe({ route: routeOf(response), method, status, seconds: ms / 1_000 });
      const id = response.getHeader("X-Request-Id");
      if (logs) log.debug({ id, method, path: loggedPath(request.url), status, ms: Math.round(ms) });
    });
    next();
  };
}

/** Sets the request's id for the log, and the visitor's network, in place of headers with these names. */
const identify =
  (visits: VisitReader): Step =>
  (request, _response, next) => {
    request.headers[REQUEST_ID_HEADER] = randomUUID();
    request.headers[CLIENT_ADDRESS_HEADER] = visits.read(request).network;
    next();
  };
