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

/** Pages show ages, such as « Nouveau »: even where nothing changes they are made again after this time. */
const LONGEST_MS = 60_000;
/** The greatest age of a page that is sent because no newer one can be made, as without the database. */
const LONGEST_ON_FAILURE_MS = LONGEST_MS + 60_000;

export type Freshness = {
  /** Until this age, in milliseconds, a page that lacks a change is sent. */
  sentMs: number;
  /** From this age on, one request makes another one meanwhile. */
  renewedMs: number;
  /** Who waits longer for a page that somebody else requested makes one: the other's limits are not theirs. */
  waitMs: number;
};
/** A change shows within a second; each process makes a page about twice a second at most. */
export const freshness: Freshness = { sentMs: 900, renewedMs: 500, waitMs: 1_000 };

export type PageCacheNeeds = SenderNeeds & {
  /** Bytes that pages may take. */
  maxBytes: number;
  /** Whether pages name the host of their request, as no `SITE_URL` is set. */
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
  /** Sends a page for which nothing else is to be done, before any other step; calls `next` for others. */
  serveCached(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Answers a request whose page is cached or may be; calls `next` for others. */
  step(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  readonly bytes: number;
  readonly pages: number;
};

/** A request for a page that may be cached, under `key`. */
type PageRequest = { key: string; visit: Visit; address: CachedAddress; request: IncomingMessage };
/** A page for all, an answer for the one request that led to it, or an error. */
type Outcome =
  | { kind: "page"; page: StoredPage }
  | { kind: "answer"; answer: PageAnswer }
  | { kind: "error"; error: unknown };
/** A page that is being made, and how many responses wait for it: when the last one leaves, it is given up. A renewal has none. */
type PendingPage = PageVersion & { outcome: Promise<Outcome>; waiting: number; givingUp: AbortController };

/** Keeps public pages in this process, and sends them until something public changes. */
export function createPageCache(needs: PageCacheNeeds): PageCache {
  const { makePage, visits, changes, elapsed = () => performance.now(), fresh = freshness } = needs;
  const store = createPageStore(needs.maxBytes);
  const pending = new Map<string, PendingPage>();
  const sender = pageSender(needs);
  const isCachedHost = cachedHosts(elapsed);
  const afterLongestWait = () => new Promise<null>((done) => setTimeout(done, fresh.waitMs, null).unref());

  const ageOf = ({ madeAt }: PageVersion): number => elapsed() - madeAt;
  // Current: for a minute. Else it may be sent until 0.9 s old; from 0.5 s on another one should be made.
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
        // One that began later, and is stored already, shows later changes.
        const isNewest = page.madeAt >= (store.get(wanted.key)?.madeAt ?? 0);
        if (outcome.kind === "page" && isNewest) store.set(wanted.key, outcome.page);
        // A home that is gone must not come back when a later making fails.
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
    // What another's request led to may be for that visitor alone, and is not waited for longer: this one asks itself.
    if (!outcome || other) return passOn(next);
    if (outcome.kind === "error") return needs.fail(request, response, outcome.error);
    passOn(() => needs.send(request, response, outcome.answer));
  }

  /** An old page to send where making another one failed or, without notifications of the database, takes long. */
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
  /** To be called once for each request, which it counts. */
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
  // A body is for later steps to refuse.
  request.headers["transfer-encoding"] === undefined &&
  request.headers["content-length"] === undefined;

/** Of pages and redirects; React Router answers a redirect of data with 202. */
const cacheableStatuses = new Set([200, 202, 301, 302]);

/** Whether all visitors may share an answer: its loader says so, or its address. */
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

/** Counts a response that waits, until it leaves; when the last one has left, the page is given up. */
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

/** The request as anybody's: of its headers only those that this server has set. */
function withoutVisitor({ request, visit }: Pick<PageRequest, "request" | "visit">, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name of ["x-request-id", "x-client-address"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(`${visit.protocol}//${visit.host}${request.url}`, { headers, signal });
}
