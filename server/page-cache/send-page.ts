import type { IncomingMessage, ServerResponse } from "node:http";
import { matchesEntityTag } from "#app/platform/http-choices.ts";
import { type CacheUse, nameRoute } from "../metrics/metrics.ts";
import { securityHeaderList } from "../security-headers.ts";
import type { Visit } from "../visit.ts";
import { bodyIn, chooseEncoding } from "./encoded-bodies.ts";
import type { StoredPage } from "./page-store.ts";

export type SenderNeeds = {
  /** Seconds for which a CDN may keep pages without asking. */
  cdnSeconds: number;
  /** Answers that a page could not be made or sent. */
  fail(request: IncomingMessage, response: ServerResponse, error: unknown): void;
  /** Counts answers, for the operator. */
  count?(how: CacheUse): void;
};

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Sends kept pages: compressed, with an entity tag, and 304 to who has the page already. */
export function pageSender({ cdnSeconds, fail, count }: SenderNeeds) {
  const cacheControl = cdnSeconds > 0 ? `public, max-age=0, s-maxage=${cdnSeconds}, must-revalidate` : "no-cache";

  const headersOf = (page: StoredPage, how: Exclude<CacheUse, "pass">): [name: string, value: string][] => [
    ...page.headers,
    ["Cache-Control", cacheControl],
    ["ETag", page.etag],
    ["Vary", "Accept-Encoding"],
    ["X-Cache", how],
  ];

  /** All headers. Node takes longer to set them one by one than to send the page. */
  function rawHeaders(page: StoredPage, sent: "br" | "gzip" | "304", { protocol }: Visit): string[] {
    const known = page.rawHeaders.get(sent);
    if (known) return known;
    const own = new Set(page.headers.map(([name]) => name));
    const made = securityHeaderList(protocol).filter(([name]) => !own.has(name.toLowerCase()));
    made.push(...headersOf(page, "hit"));
    if (sent !== "304") {
      const { length } = sent === "br" ? page.brotli : page.gzip!;
      made.push(["Content-Encoding", sent], ["Content-Length", String(length)]);
    }
    const flat = made.flat();
    page.rawHeaders.set(sent, flat);
    return flat;
  }

  return {
    /** Sends a page whose headers nothing has set yet; false where its body is yet to be encoded as the visitor asks. */
    sendKept(page: StoredPage, { request, response, visit }: Exchange & { visit: Visit }): boolean {
      const has = matchesEntityTag(request.headers["if-none-match"], page.etag);
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const body = encoding === "br" ? page.brotli : encoding === "gzip" ? page.gzip : null;
      if (!has && (!encoding || !body)) return false;
      if (count) tell(count, response, page, "hit");
      response
        .writeHead(has ? 304 : 200, rawHeaders(page, has ? "304" : encoding!, visit))
        .end(has || request.method === "HEAD" ? undefined : body);
      return true;
    },

    /** Sends a page after the common headers were set. */
    send(page: StoredPage, { request, response, how }: Exchange & { how: Exclude<CacheUse, "pass"> }): void {
      if (response.destroyed) return;
      if (count) tell(count, response, page, how);
      for (const [name, value] of headersOf(page, how)) response.setHeader(name, value);
      if (matchesEntityTag(request.headers["if-none-match"], page.etag)) return void response.writeHead(304).end();
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (encoding) response.setHeader("Content-Encoding", encoding);
      const body = bodyIn(page, encoding);
      if (Buffer.isBuffer(body)) end(body, { request, response });
      else
        body.then(
          (bytes) => end(bytes, { request, response }),
          (error) => fail(request, response, error),
        );
    },
  };
}

function tell(
  count: NonNullable<SenderNeeds["count"]>,
  response: ServerResponse,
  page: StoredPage,
  how: Exclude<CacheUse, "pass">,
) {
  nameRoute(response, page.route);
  count(how);
}

function end(body: Buffer, { request, response }: Exchange): void {
  if (response.destroyed) return;
  response.setHeader("Content-Length", body.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : body);
}
