import type { IncomingMessage, ServerResponse } from "node:http";
import type { VisitReader } from "./visit.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses what another site's page would have a visitor's browser do here. Callers without a browser send neither header. */
export function refuseCrossSite(visits: VisitReader) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (harmless.has(request.method ?? "") || isOwn(request, visits)) return next();
    response
      .writeHead(403, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
      .end("Demande refusée : elle vient d’un autre site.\n");
  };
}

function isOwn(request: IncomingMessage, visits: VisitReader): boolean {
  const { "sec-fetch-site": site, origin } = request.headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin === undefined) return true;
  // Whatever the other header says: the pages refuse such an origin as well, and log it as an error of ours.
  const { protocol, host } = visits.read(request);
  return URL.canParse(origin) && new URL(origin).origin === new URL(`${protocol}//${host}`).origin;
}
