import type { IncomingMessage, ServerResponse } from "node:http";
import { matchesEntityTag } from "#app/platform/http/http-choices.ts";
import { type CacheUse, nameRoute } from "../metrics/metrics.ts";
import { securityHeaderList } from "../pages/security-headers.ts";
import type { Visit } from "../limits/visit.ts";
import { bodyIn, chooseEncoding } from "./encoded-bodies.ts";
import type { StoredPage } from "./page-store.ts";

export type SenderNeeds = {
  /** Seconds for which a CDN may keep pages without revalidation. */
  cdnSeconds: number;
  /** Answers that a page could not be rendered or sent. */
  fail(request: IncomingMessage, response: ServerResponse, error: unknown): void;
  /** Counts answers, for the operator. */
  count?(how: CacheUse): void;
};

type Sent = Exclude<CacheUse, "pass">;
type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Sends cached pages: compressed, with an entity tag, and 304 to a browser that has the page already. */
export function pageSender({ cdnSeconds, fail, count }: SenderNeeds) {
  const cacheControl = cdnSeconds > 0 ? `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate` : "no-cache";

  const headersOf = (page: StoredPage, how: Sent): [name: string, value: string][] => [
    ...page.headers,
    ["Cache-Control", cacheControl],
    ["ETag", page.etag],
    ["Vary", "Accept-Encoding"],
    ["X-Cache", how],
  ];

  /** All headers as one list per page, whose key has the protocol: Node takes longer to set them one by one than to send the page. */
  function rawHeaders(page: StoredPage, variant: "br" | "gzip" | "304", { protocol }: Visit): string[] {
    const known = page.rawHeaders.get(variant);
    if (known) return known;
    const own = new Set(page.headers.map(([name]) => name));
    const all = securityHeaderList(protocol).filter(([name]) => !own.has(name.toLowerCase()));
    all.push(...headersOf(page, "hit"));
    if (variant !== "304") {
      const { length } = variant === "br" ? page.brotli : page.gzip!;
      all.push(["Content-Encoding", variant], ["Content-Length", String(length)]);
    }
    const flat = all.flat();
    page.rawHeaders.set(variant, flat);
    return flat;
  }

  return {
    /** Sends a page before any header is set; false if its body does not have the visitor's encoding yet. */
    sendAtOnce(page: StoredPage, { request, response, visit }: Exchange & { visit: Visit }): boolean {
      const has = matchesEntityTag(request.headers["if-none-match"], page.etag);
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : null;
      if (!has && (!encoding || !body)) return false;
      if (count) countAnswer(count, response, page, "hit");
      response
        .writeHead(has ? 304 : page.status, rawHeaders(page, has ? "304" : encoding!, visit))
        .end(has || request.method === "HEAD" ? undefined : body);
      return true;
    },

    /** Sends a page after the common headers were set. `staleMs`: for how long the page has been too old. */
    send(page: StoredPage, { request, response, how, staleMs }: Exchange & { how: Sent; staleMs?: number }): void {
      if (response.destroyed) return;
      if (count) countAnswer(count, response, page, how);
      for (const [name, value] of headersOf(page, how)) response.setHeader(name, value);
      // RFC 9211, in seconds.
      if (staleMs !== undefined) response.setHeader("Cache-Status", `portail; hit; ttl=-${Math.ceil(staleMs / 1_000)}`);
      if (matchesEntityTag(request.headers["if-none-match"], page.etag)) return void response.writeHead(304).end();
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (encoding) response.setHeader("Content-Encoding", encoding);
      const body = bodyIn(page, encoding);
      if (Buffer.isBuffer(body)) end(body, { status: page.status, request, response });
      else
        body.then(
          (bytes) => end(bytes, { status: page.status, request, response }),
          (error) => fail(request, response, error),
        );
    },
  };
}

function countAnswer(count: NonNullable<SenderNeeds["count"]>, response: ServerResponse, page: StoredPage, how: Sent) {
  nameRoute(response, page.route);
  count(how);
}

function end(body: Buffer, { status, request, response }: Exchange & { status: number }): void {
  if (response.destroyed) return;
  response.setHeader("Content-Length", body.length);
  response.writeHead(status).end(request.method === "HEAD" ? undefined : body);
}
