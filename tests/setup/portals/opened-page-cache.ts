import { createServer } from "node:http";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { visitReader } from "#server/limits/visit.ts";
import { createPageCache, type Freshness } from "#server/page-cache/page-cache.ts";
import type { PageAnswer } from "#server/pages/page-maker.ts";
import { inProcessClient } from "./in-process-client.ts";

const origin = "http://localhost:3000";
export type CacheAnswer = { body?: Buffer; status?: number; headers?: Record<string, string>; isCacheable?: boolean };

/** A cache in front of pages that count how often they were made; `hold` delays them until its result is called. */
export function openCache({
  answer = () => ({}),
  fresh = { sentMs: -1, renewedMs: -1, waitMs: 1_000 },
  namesHost = true,
  cdnSeconds = 0,
}: {
  answer?: (path: string) => CacheAnswer;
  fresh?: Freshness;
  namesHost?: boolean;
  cdnSeconds?: number;
} = {}) {
  const seen: Request[] = [];
  const state = { elapsed: 0, held: null as Promise<void> | null, isBodyRead: false };
  const changes = countPublicChanges();
  changes.setConnected(true);
  const cache = createPageCache({
    maxBytes: 128 * 1_048_576,
    cdnSeconds,
    namesHost,
    fresh,
    changes,
    elapsed: () => state.elapsed,
    visits: visitReader({ SITE_URL: undefined, TRUST_PROXY: 0 }),
    async makePage(request): Promise<PageAnswer> {
      seen.push(request);
      const number = seen.length;
      await state.held;
      const { body, status = 200, headers = {}, isCacheable = true } = answer(new URL(request.url).pathname);
      const told = body && readable(body, () => (state.isBodyRead = true));
      const response = new Response(told ?? `page ${number}`, {
        status,
        headers: { "Content-Type": "text/html", ...headers },
      });
      return {
        kind: "page",
        route: "/annonces",
        response,
        isCacheable,
      };
    },
    send: (_request, response, made) => void response.end(made.kind === "page" ? "not cached" : "busy"),
    fail: (_request, response) => void response.writeHead(500).end(),
  });
  const server = createServer((request, response) => cache.step(request, response, () => response.end("passed on")));
  const client = inProcessClient(server, { origin });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await client.fetch(path, { headers });
    return { text: await response.text(), how: response.headers.get("x-cache"), response };
  };
  return { cache, changes, get, seen, state, client, server };
}

/** A body that reports when all of it was read. */
const readable = (bytes: Buffer, onRead: () => void) =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(bytes)),
    pull(stream) {
      stream.close();
      onRead();
    },
  });

export const hold = (state: { held: Promise<void> | null }): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  state.held = promise;
  return resolve;
};
