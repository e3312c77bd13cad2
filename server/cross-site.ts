import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "#app/platform/env.ts";
import { visitHost } from "#app/platform/visit-protocol.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses what another site's page would have a visitor's browser do here. Callers without a browser send neither header. */
export function refuseCrossSite(env: Environment) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (harmless.has(request.method ?? "") || isOwn(request, env)) return next();
    response
      .writeHead(403, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
      .end("Demande refusée : elle vient d’un autre site.\n");
  };
}

function isOwn({ headers }: IncomingMessage, env: Environment): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === visitHost(env, headers);
}
