import type { IncomingMessage, ServerResponse } from "node:http";
import type { VisitReader } from "../limits/visit.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses requests that another site's page makes through a visitor's browser. Clients without a browser send neither
 * header.
 */
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
  // Checked even when the other header is fine: the pages would refuse this origin too, and log an error.
  const { protocol, host } = visits.read(request);
  return URL.canParse(origin) && new URL(origin).origin === new URL(`${protocol}//${host}`).origin;
}
