import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import type { PageAnswer, PageMaker } from "../pages/page-maker.ts";
import type { Visit, VisitReader } from "../limits/visit.ts";
import { type CachedAddress, cachedAddress } from "./cached-addresses.ts";
import { cachedHosts } from "./cached-hosts.ts";
import { toBrotli } from "./encoded-bodies.ts";
import { hasJustWritten } from "../pages/own-changes.ts";
import { createPageStore, type PageVersion, type StoredPage } from "./page-store.ts";
import { pageSender, type SenderNeeds } from "./send-page.ts";

/** Pages are rendered again after this time even without a change, since they show ages, such as « Nouveau ». */
const LONGEST_MS = 60_000;
/** The greatest age of a page that is sent because none can be rendered, such as without the database. */
const LONGEST_ON_FAILURE_MS = LONGEST_MS + 60_000;

export type Freshness = {
  /** Age in milliseconds until which a page that lacks a change is still sent. */
  sentMs: number;
  /** Age from which one request renders the page again meanwhile. */
  renewedMs: number;
  /** Longest wait for a page of another visitor's request, whose limits may differ; then the page is rendered for this one. */
  waitMs: number;
};
/** A change is visible within a second; each process renders a page about twice a second at most. */
export const freshness: Freshness = { sentMs: 900, renewedMs: 500, waitMs: 1_000 };

export type PageCacheNeeds = SenderNeeds & {
  /** Most bytes of all pages. */
  maxBytes: number;
  /** Whether pages contain the host of their request, because no `SITE_URL` is set. */
  namesHost: boolean;
  changes: PublicChanges;
  makePage: PageMaker;
  /** Sends an answer that is not cached. */
  send(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void;
  visits: VisitReader;
  /** Milliseconds of a clock that never goes back. */
  elapsed?: () => number;
  fresh?: Freshness;
};

export type PageCache = {
  /** Sends a cached page that needs no other step; calls `next` for other requests. */
  serveCached(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Answers a request whose page is cached or may be cached; calls `next` for other requests. */
  step(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  readonly bytes: number;
  readonly pages: number;
};

/** A request for a page that may be cached, under `key`. */
type PageRequest = { key: string; visit: Visit; address: CachedAddress; request: IncomingMessage };
/** A page for all visitors, an answer for its own request only, or an error. */
type Outcome =
  | { kind: "page"; page: StoredPage }
  | { kind: "answer"; answer: PageAnswer }
  | { kind: "error"; error: unknown };
/** A page being rendered, with the number of waiting responses: it is aborted when the last one leaves. A renewal has none. */
type PendingPage = PageVersion & { outcome: Promise<Outcome>; waiting: number; givingUp: AbortController };

/** Caches public pages in this process until something public changes. */
export function createPageCache(needs: PageCacheNeeds): PageCache {
  const { makePage, visits, changes, elapsed = () => performance.now(), fresh = freshness } = needs;
  const store = createPageStore(needs.maxBytes);
  const pending = new Map<string, PendingPage>();
  const sender = pageSender(needs);
  const isCachedHost = cachedHosts(elapsed);
  const afterLongestWait = () => new Promise<null>((done) => setTimeout(done, fresh.waitMs, null).unref());

  const ageOf = ({ madeAt }: PageVersion): number => elapsed() - madeAt;
  // A current page is sent for a minute. An outdated one is sent until 0.9 s old; from 0.5 s on it is rendered again.
  const isCurrent = (page: PageVersion): boolean =>
    page.generation !== null && page.generation === changes.generation() && ageOf(page) <= LONGEST_MS;
  const maySend = (page: PageVersion): boolean => isCurrent(page) || ageOf(page) <= fresh.sentMs;
  const shouldRenew = (page: PageVersion): boolean => !isCurrent(page) && ageOf(page) > fresh.renewedMs;

  function findCached(key: string): StoredPage | undefined {
    const page = store.get(key);
    return page && maySend(page) ? page : undefined;
  }

  function findPending(key: string): PendingPage | undefined {
    const page = pending.get(key);
    return page && maySend(page) && !page.givingUp.signal.aborted ? page : undefined;
  }

  function begin(wanted: PageRequest): PendingPage {
    const version = { generation: changes.generation(), madeAt: elapsed() };
    const givingUp = new AbortController();
    const outcome = make(wanted, version, givingUp.signal)
      .catch((error: unknown): Outcome => ({ kind: "error", error }))
      .then((outcome) => {
        if (pending.get(wanted.key) === page) pending.delete(wanted.key);
        // A page started later and stored already is newer, and stays.
        const isNewest = page.madeAt >= (store.get(wanted.key)?.madeAt ?? 0);
        if (outcome.kind === "page" && isNewest) store.set(wanted.key, outcome.page);
        // The old page of a home that is gone must not be sent again after a later failure.
        if (outcome.kind === "answer" && isNewest && !hasFailed(outcome)) store.delete(wanted.key);
        return outcome;
      });
    const page = { ...version, outcome, waiting: 0, givingUp };
    pending.set(wanted.key, page);
    return page;
  }

  async function make(
    { request, visit, address }: PageRequest,
    version: PageVersion,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const answer = await makePage(withoutVisitor({ request, visit }, signal), visit.network);
    if (answer.kind === "busy" || !isCacheable(answer, address)) return { kind: "answer", answer };
    const { response, route } = answer;
    const body = Buffer.from(await response.arrayBuffer());
    return {
      kind: "page",
      page: {
        ...version,
        status: response.status,
        headers: [...response.headers].filter(([name]) => name !== "cache-control" && name !== "vary"),
        etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
        brotli: await toBrotli(body),
        gzip: null,
        rawHeaders: new Map(),
        route,
      },
    };
  }

  async function respond(wanted: PageRequest, response: ServerResponse, next: () => void): Promise<void> {
    const { key, request } = wanted;
    const other = findPending(key);
    const cached = findCached(key);
    if (cached) {
      if (shouldRenew(cached) && !other) begin(wanted);
      return sender.send(cached, { request, response, how: "hit" });
    }
    const page = other ?? begin(wanted);
    const leave = countWaiting(page, response);
    let outcome = await Promise.race([page.outcome, afterLongestWait()]);
    if (!outcome && !other && !findOld(key, null)) outcome = await page.outcome;
    if (outcome?.kind === "page") return sender.send(outcome.page, { request, response, how: other ? "wait" : "miss" });
    leave();
    const old = findOld(key, outcome);
    if (old) return sender.send(old, { request, response, how: "stale", staleMs: ageOf(old) - fresh.sentMs });
    // Another visitor's answer may be for that visitor alone, or take too long: answer this request by itself.
    if (!outcome || other) return passOn(next);
    if (outcome.kind === "error") return needs.fail(request, response, outcome.error);
    passOn(() => needs.send(request, response, outcome.answer));
  }

  /** An old page to send if rendering fails or, without notifications of the database, takes long. */
  function findOld(key: string, outcome: Outcome | null): StoredPage | undefined {
    const isMissing = outcome ? hasFailed(outcome) : changes.generation() === null;
    const page = isMissing ? store.get(key) : undefined;
    return page && ageOf(page) <= LONGEST_ON_FAILURE_MS ? page : undefined;
  }

  function passOn(next: () => void): void {
    needs.count?.("pass");
    next();
  }

  function readPageRequest(request: IncomingMessage): PageRequest | null {
    if (!isForAnyPage(request)) return null;
    const url = request.url!;
    const query = url.indexOf("?");
    const address = cachedAddress(query === -1 ? url : url.slice(0, query));
    // A fixed page reads no query: each would be cached as another page.
    if (!address || (address.isFixed && query !== -1)) return null;
    const visit = visits.read(request);
    return hasPlace(visit) ? { key: keyOf(request, visit), visit, address, request } : null;
  }

  const hostOf = ({ host = "" }: Visit) => (needs.namesHost ? host.toLowerCase() : "");
  const keyOf = (request: IncomingMessage, visit: Visit) => `${visit.protocol}//${hostOf(visit)}${request.url}`;
  /** Whether the host of a request has a place; counts the request, so call it once for each. */
  const hasPlace = (visit: Visit) => isCachedHost(hostOf(visit));

  return {
    serveCached(request, response, next) {
      if (!isForAnyPage(request)) return next();
      const visit = visits.read(request);
      const page = findCached(keyOf(request, visit));
      if (!page || shouldRenew(page) || !sender.sendAtOnce(page, { request, response, visit })) return next();
      hasPlace(visit);
    },
    step(request, response, next) {
      const wanted = readPageRequest(request);
      if (wanted) respond(wanted, response, next).catch((error: unknown) => needs.fail(request, response, error));
      else passOn(next);
    },
    get bytes() {
      return store.bytes;
    },
    get pages() {
      return store.pages;
    },
  };
}

const isForAnyPage = (request: IncomingMessage): boolean =>
  (request.method === "GET" || request.method === "HEAD") &&
  !hasJustWritten(request.headers.cookie) &&
  // Later steps refuse a body.
  request.headers["transfer-encoding"] === undefined &&
  request.headers["content-length"] === undefined;

/** Statuses of pages and redirects; React Router answers a redirect of data with 202. */
const cacheableStatuses = new Set([200, 202, 301, 302]);

/** Whether all visitors may share an answer, by its loader (`cachePage`) or its address. */
function isCacheable(answer: Extract<PageAnswer, { kind: "page" }>, { isFixed }: CachedAddress): boolean {
  const { status, headers } = answer.response;
  return (
    (answer.isCacheable || isFixed) &&
    cacheableStatuses.has(status) &&
    !headers.has("Set-Cookie") &&
    !/no-store|private/.test(headers.get("Cache-Control") ?? "")
  );
}

const hasFailed = (outcome: Outcome): boolean =>
  outcome.kind === "error" ||
  (outcome.kind === "answer" && (outcome.answer.kind === "busy" || outcome.answer.response.status >= 500));

/** Counts a waiting response until it leaves, and aborts the page when the last one has left. */
function countWaiting(page: PendingPage, response: ServerResponse): () => void {
  page.waiting += 1;
  let isWaiting = true;
  const leave = () => {
    if (isWaiting && --page.waiting === 0) page.givingUp.abort();
    isWaiting = false;
  };
  response.once("close", () => !response.writableFinished && leave());
  return leave;
}

/** The request without its visitor: only with headers that this server has set. */
function withoutVisitor({ request, visit }: Pick<PageRequest, "request" | "visit">, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name of ["x-request-id", "x-client-address"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(`${visit.protocol}//${visit.host}${request.url}`, { headers, signal });
}
