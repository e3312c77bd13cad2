import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import { openDatabase } from "#db/client.ts";
import { nameRoute } from "../metrics/metrics.ts";

const ANSWER_TIMEOUT_MS = 2_000;

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const tell = (response: ServerResponse, status: number, word: string): void =>
  void response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end(`${word}\n`);

/** In maintenance, whatever the state of the database: a balancer must go on sending visitors to the page that tells them. */
export const answerHealthInMaintenance: Step = ({ url }, response, next) => {
  if (url === "/healthz" || url === "/readyz") tell(response, 200, "maintenance");
  else next();
};

/**
 * `/healthz`: this process answers. `/readyz`: it can serve pages, as the database answers. The database is asked on
 * a connection of its own: pages may hold all the others.
 */
export function healthChecks({ db, media }: Platform): { answer: Step; close(): void } {
  const own = openDatabase(db.$client.options.connectionString!, {
    maxConnections: 1,
    connectionTimeoutMs: ANSWER_TIMEOUT_MS,
  }).$client;
  // One question serves all who ask meanwhile.
  let pending: Promise<unknown> | null = null;
  const question = { text: "select 1", query_timeout: ANSWER_TIMEOUT_MS };
  const ask = () => (pending ??= own.query(question).finally(() => (pending = null)));
  const isRoom = () => media.hasRoom().catch(() => true);
  return {
    answer({ url }, response, next) {
      if (url === "/healthz" || url === "/readyz") nameRoute(response, url);
      if (url === "/healthz") return tell(response, 200, "ok");
      if (url !== "/readyz") return next();
      ask().then(
        async () => tell(response, 200, (await isRoom()) ? "ok" : "ok, but disk nearly full: no pictures are taken in"),
        () => tell(response, 503, "database"),
      );
    },
    close: () => void own.end(),
  };
}
