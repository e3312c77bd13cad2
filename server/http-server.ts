import compression from "compression";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { constants } from "node:zlib";
import { type App, answerPages } from "./answer-pages.ts";
import type { Platform } from "#app/platform/context.ts";
import { CLIENT_ADDRESS_HEADER } from "#app/platform/security/client-address.ts";
import { openDatabase } from "#db/client.ts";
import { loggedPath } from "#app/platform/log.ts";
import { maintenancePage } from "./maintenance-page.ts";
import { refuseLongBody } from "./body-limit.ts";
import { boundConnections, connectionLimits, refusePipelines } from "./connections.ts";
import { refuseCrossSite } from "./cross-site.ts";
import { refuseOddAddress } from "./odd-address.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";
import { type VisitReader, visitReader } from "./visit.ts";

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Of Brotli, for pages: 6 % smaller than at 4, in the same millisecond; from 6 on it takes longer for nothing. */
const PAGE_QUALITY = 5;
const CLOSE_TIMEOUT_MS = 10_000;
/** What is answered to a request that could not be read, by Node's code. */
const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const root = join(import.meta.dirname, "..");

/** The built portal as a server that listens nowhere yet. */
export async function createHttpServer(platform: Platform): Promise<Server> {
  const visits = visitReader(platform.env);
  const health = healthCheck(platform);
  const server = createServer(
    { maxHeaderSize: 16_384, ...connectionLimits },
    await frontDoor(platform, { visits, health: health.answer }),
  );
  boundConnections(server, visits);
  server.once("close", health.close);
  server.on("clientError", (error, socket) => {
    const status = ("code" in error && unreadable[String(error.code)]) || "400 Bad Request";
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
  });
  return server;
}

/** Serves the built portal. `close` lets running requests end, for ten seconds at most. */
export async function startHttpServer(platform: Platform): Promise<{ port: number; close(): Promise<void> }> {
  const server = await createHttpServer(platform);
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(platform.env.PORT, platform.env.HOST, done);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : platform.env.PORT,
    close: () =>
      new Promise((done) => {
        const impatient = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
        server.close(() => {
          clearTimeout(impatient);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}

type Door = { visits: VisitReader; health: Step };

async function frontDoor(platform: Platform, { visits, health }: Door): Promise<RequestListener> {
  if (platform.env.MAINTENANCE)
    return walkThrough(platform, [
      logRequests(platform, visits),
      securityHeaders(visits),
      answerHealthInMaintenance,
      maintenancePage(platform.env.SITE_NAME),
    ]);
  const { assets, app } = await (platform.env.NODE_ENV === "development" ? loadSources(platform) : loadBuild(platform));
  return walkThrough(platform, [
    refusePipelines,
    logRequests(platform, visits),
    securityHeaders(visits),
    refuseOddAddress(visits),
    refuseCrossSite(visits),
    refuseLongBody,
    health,
    assets,
    compression({
      threshold: 1024,
      brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY } },
    }) as unknown as Step, // typed for Express, written for any Node server
    answerPages(app, platform, visits),
  ]);
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
  const { createApp } = (await import(entry)) as typeof import("./app.ts");
  return { assets: staticFiles(join(root, "build", "client")), app: createApp(platform) };
}

/** The developer's loop: Vite serves the sources and reloads what changes, in this same server. */
async function loadSources(platform: Platform): Promise<Loaded> {
  const { createServer: createVite } = await import("vite");
  const vite = await createVite({ root, server: { middlewareMode: true } });
  // Vite would end the process on this signal before the database is closed (server/shutdown.ts).
  process.removeAllListeners("SIGTERM");
  const app: App = async (request) => {
    try {
      const { createApp } = (await vite.ssrLoadModule("./server/app.ts")) as typeof import("./app.ts");
      return await createApp(platform)(request);
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

function logRequests({ log }: Platform, visits: VisitReader): Step {
  return (request, response, next) => {
    const id = randomUUID();
    const start = performance.now();
    // Ours, whatever a visitor sent under these names.
    request.headers["x-request-id"] = id;
    request.headers[CLIENT_ADDRESS_HEADER] = visits.read(request).network;
    response.setHeader("X-Request-Id", id);
    response.once("finish", () => {
      const ms = Math.round(performance.now() - start);
      log.debug({ id, method: request.method, path: loggedPath(request.url), status: response.statusCode, ms });
    });
    next();
  };
}

/** In maintenance, whatever the state of the database: a balancer must go on sending visitors to the page that tells them. */
const answerHealthInMaintenance: Step = (request, response, next) => {
  if (request.url !== "/healthz") return next();
  response.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("maintenance\n");
};

/** Whether the database answers, asked on a connection of its own: pages may hold all the others. */
function healthCheck({ db }: Platform): { answer: Step; close(): void } {
  const own = openDatabase(db.$client.options.connectionString!, { maxConnections: 1 }).$client;
  // One question serves all who ask meanwhile.
  let asked: Promise<unknown> | null = null;
  const ask = () => (asked ??= own.query("select 1").finally(() => (asked = null)));
  const answer: Step = (request, response, next) => {
    if (request.url !== "/healthz") return next();
    ask().then(
      () => response.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("ok\n"),
      () => response.writeHead(503, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("database\n"),
    );
  };
  return { answer, close: () => void own.end() };
}
