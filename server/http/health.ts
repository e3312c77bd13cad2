import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import { Probe } from "#db/probe.ts";
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
 * `/healthz`: this process answers. `/readyz`: it can serve pages, as the database answers within two seconds, and which long
 * work goes on.
 */
export function healthChecks({ db, media }: Platform): { answer: Step; close(): void } {
  const probe = new Probe(db.$client.options.connectionString!, ANSWER_TIMEOUT_MS);
  // One question serves all who ask meanwhile.
  let pending: Promise<{ run: string | null }> | null = null;
  const question = "select (select subject from runs where ended_at is null order by id limit 1) as run";
  const ask = () => (pending ??= probe.ask<{ run: string | null }>(question).finally(() => (pending = null)));
  return {
    answer({ url }, response, next) {
      if (url === "/healthz" || url === "/readyz") nameRoute(response, url);
      if (url === "/healthz") return tell(response, 200, "ok");
      if (url !== "/readyz") return next();
      ask().then(
        async ({ run }) => {
          const told = [
            "ok",
            ...((await media.hasRoom()) ? [] : ["but no pictures are taken in: disk nearly full or failing"]),
            ...(run ? [`work goes on: ${run}`] : []),
          ];
          tell(response, 200, told.join(", "));
        },
        () => tell(response, 503, "database"),
      );
    },
    close: () => void probe.close(),
  };
}
