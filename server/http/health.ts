import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import { publicBy } from "#app/platform/security/private-access.server.ts";
import { Probe } from "#db/probe.ts";
import { nameRoute } from "../metrics/metrics.ts";

const ANSWER_TIMEOUT_MS = 2_000;

type Step = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const sendText = (response: ServerResponse, status: number, word: string): void =>
  void response.writeHead(status, { "Content-Type": "text/plain", "Cache-Control": "no-store" }).end(`${word}\n`);

/** Answers 200 in maintenance, whatever the state of the database, so that balancers lead visitors to the maintenance page. */
export const answerHealthInMaintenance: Step = ({ url }, response, next) => {
  if (url === "/healthz" || url === "/readyz") sendText(response, 200, "maintenance");
  else next();
};

/**
 * `/healthz`: this process answers. `/readyz`: it can serve pages, since the database answers within two seconds. Both are public:
 * problems with disk or sample accounts are only in the log and the back office.
 */
export function healthChecks({ db, env, media }: Platform): { answer: Step; close(): void } {
  const probe = new Probe(db.$client.options.connectionString!, ANSWER_TIMEOUT_MS);
  // One query serves all requests that arrive meanwhile.
  let pending: Promise<{ hasClosed: boolean }> | null = null;
  const question = `select ${publicBy(env) ? "exists (select from users where is_sample)" : "false"} as "hasClosed"`;
  const ask = () => (pending ??= probe.ask<{ hasClosed: boolean }>(question).finally(() => (pending = null)));
  return {
    answer({ url }, response, next) {
      if (url === "/healthz" || url === "/readyz") nameRoute(response, url);
      if (url === "/healthz") return sendText(response, 200, "ok");
      if (url !== "/readyz") return next();
      ask().then(
        async ({ hasClosed }) =>
          sendText(response, 200, hasClosed || !(await media.hasRoom()) ? "ok, check the start" : "ok"),
        () => sendText(response, 503, "database"),
      );
    },
    close: () => void probe.close(),
  };
}
