import type { IncomingMessage, ServerResponse } from "node:http";
import { sendPlainPage } from "../pages/plain-page.ts";
import type { VisitReader } from "../limits/visit.ts";

const MAX_ADDRESS_LENGTH = 8_192;
const methods = new Set(["GET", "HEAD", "POST"]);
// A name or an IP address, and perhaps a port.
const hostForm = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

/**
 * Answers requests that no page can answer, before anything decodes the address: another method (405), a malformed path or host
 * (400), too long (414), bad encoding or a null byte (404). Redirects paths with outer slashes or dots (`/annonces/..`).
 */
export function refuseOddAddress(visits: VisitReader) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? "/";
    if (!methods.has(request.method ?? "")) {
      response.setHeader("Allow", [...methods].join(", "));
      return refuse(response, 405, "Méthode refusée");
    }
    if (!url.startsWith("/") || ![request.headers.host, visits.read(request).host].every(isHost))
      return refuse(response, 400, "Demande incomprise");
    if (url.length > MAX_ADDRESS_LENGTH) return refuse(response, 414, "Adresse trop longue");
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    if (!isDecodable(path)) return refuse(response, 404, "Adresse inconnue");
    const spelling = spellingOf(path);
    if (path === spelling) return next();
    response.writeHead(301, { Location: spelling + (query === -1 ? "" : url.slice(query)) }).end();
  };
}

/** Keeps one of several leading slashes, since a redirect to `//mal.example` would lead to another site. */
const spellingOf = (path: string): string =>
  `/${withoutOuterSlashes(new URL(`http://portail.invalid/${withoutOuterSlashes(path)}`).pathname)}`;

/** Removes slashes and backslashes around a path. A loop, since a regular expression would take quadratic time. */
export function withoutOuterSlashes(path: string): string {
  const isSlash = (at: number) => path[at] === "/" || path[at] === "\\";
  let [start, end] = [0, path.length];
  while (start < end && isSlash(start)) start += 1;
  while (end > start && isSlash(end - 1)) end -= 1;
  return path.slice(start, end);
}

const isHost = (host = ""): boolean => hostForm.test(host) && URL.canParse(`http://${host}`);

function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  const link = { href: "/", label: "Retour à l’accueil" };
  sendPlainPage(response, status, {
    title: sentence,
    heading: sentence,
    text: "Cette adresse ne mène à aucune page.",
    link,
  });
}
