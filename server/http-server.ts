import compression from "compression";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Platform } from "#app/platform/context.ts";
import { maintenancePage } from "./maintenance-page.ts";
import { refuseOddAddress } from "./odd-address.ts";
import { setSecurityHeaders } from "./security-headers.ts";

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const CLOSE_PATIENCE_MS = 10_000;
const buildFolder = join(import.meta.dirname, "..", "build");

/** Serves the built portal. `close` lets running requests end, for ten seconds at most. */
export async function startHttpServer(platform: Platform): Promise<{ port: number; close(): Promise<void> }> {
  const listener = await frontDoor(platform);
  const server = createServer({ maxHeaderSize: 16_384 }, listener);
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n");
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(platform.env.PORT, platform.env.HOST, done);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : platform.env.PORT,
    close: () =>
      new Promise((done) => {
        const impatient = setTimeout(() => server.closeAllConnections(), CLOSE_PATIENCE_MS);
        server.close(() => {
          clearTimeout(impatient);
          done();
        });
        server.closeIdleConnections();
      }),
  };
}

async function frontDoor(platform: Platform): Promise<RequestListener> {
  if (platform.env.MAINTENANCE) return maintenancePage(platform.env.SITE_NAME);
  const pages = await loadPages(platform);
  const steps: Step[] = [
    logRequests(platform),
    setSecurityHeaders,
    refuseOddAddress,
    answerHealth(platform),
    sirv(join(buildFolder, "client"), {
      etag: true,
      gzip: true,
      brotli: true,
      setHeaders(response, pathname) {
        const caching = pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
        response.setHeader("Cache-Control", caching);
      },
    }),
    compression({ threshold: 1024 }) as unknown as Step, // typed for Express, written for any Node server
    (request, response) => pages(request, response),
  ];
  return (request, response) => walk(steps, request, response);
}

async function loadPages(platform: Platform): Promise<RequestListener> {
  const entry = join(buildFolder, "server", "index.js");
  const { createApp } = (await import(entry)) as typeof import("./app.ts");
  return createApp(platform);
}

function walk(steps: Step[], request: IncomingMessage, response: ServerResponse, from = 0): void {
  steps[from]?.(request, response, () => walk(steps, request, response, from + 1));
}

function logRequests({ log }: Platform): Step {
  return (request, response, next) => {
    const id = randomUUID();
    const start = performance.now();
    request.headers["x-request-id"] = id;
    response.setHeader("X-Request-Id", id);
    response.once("finish", () => {
      const ms = Math.round(performance.now() - start);
      log.debug({ id, method: request.method, url: request.url, status: response.statusCode, ms });
    });
    next();
  };
}

function answerHealth({ db }: Platform): Step {
  return (request, response, next) => {
    if (request.url !== "/healthz") return next();
    db.$client.query("select 1").then(
      () => response.writeHead(200, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("ok\n"),
      () => response.writeHead(503, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end("database\n"),
    );
  };
}
