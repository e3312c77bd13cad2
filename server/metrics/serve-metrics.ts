import { once } from "node:events";
import { createServer } from "node:http";
import type { Logger } from "pino";

type Needs = { port: number; host: string; read(): Promise<string>; log: Pick<Logger, "error"> };

/** Answers `GET /metrics` on a port of its own, which visitors do not reach. Throws a French sentence when the port is taken. */
export async function serveMetrics({
  port,
  host,
  read,
  log,
}: Needs): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "the metrics cannot be read");
        response.writeHead(503).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, "listening").catch((error: unknown) => {
    throw new Error(`METRICS_PORT : l'adresse ${host}:${port} ne peut pas être prise.`, { cause: error });
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
