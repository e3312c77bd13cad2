import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageTag } from "#app/platform/kept-page.ts";
import type { Made, PageMaker } from "../page-maker.ts";
import type { Visit, VisitReader } from "../visit.ts";
import { type CachedAddress, cachedAddress } from "./cached-addresses.ts";
import { toBrotli } from "./encoded-bodies.ts";
import { hasJustWritten } from "./own-changes.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";
import { pageSender, type SenderNeeds } from "./send-page.ts";

/** However little a page depends on: nothing is kept longer. */
const LONGEST_MS = 60 * 60 * 1_000;

/** Whoever waits longer for a page that somebody else asked for makes an own one: the other's limits are not theirs. */
const LONGEST_WAIT_MS = 1_000;
const OLDEST_JOINED_MS = 5_000;

export type Freshness = {
  /**
   * A page that was made less than so long ago is served although something changed: while listings are published many
   * times a second, pages that show all of them are made twice a second, not each time.
   */
  calmMs: number;
  /** A page that became stale in that time is served so long in all, while another is being made. */
  staleMs: number;
};
/** A change shows within a second. */
export const freshness: Freshness = { calmMs: 500, staleMs: 900 };

export type PageCacheNeeds = SenderNeeds & {
  /** Bytes that pages may take. */
  maxBytes: number;
  /** Whether pages name the host that they were asked at, as no `SITE_URL` is set. */
  namesHost: boolean;
  makePage: PageMaker;
  /** Sends what was made and is not kept. */
  send(request: IncomingMessage, response: ServerResponse, made: Made): void;
  visits: VisitReader;
  clock: () => Date;
  /** Milliseconds, for what has to be fresh. */
  elapsed?: () => number;
  fresh?: Freshness;
};

type Making = {
  ended: Promise<StoredPage | null>;
  startedAt: number;
  /** Answers that wait for it, and what ends it when all of them were left. */
  waiting: number;
  leaving: AbortController;
  /** What changed since, and when first. */
  changed: Set<PageTag>;
  isAllChanged: boolean;
  changedAt: number | null;
};
type Asked = { key: string; visit: Visit; address: CachedAddress; request: IncomingMessage };

export type PageCache = {
  /** Serves a page that is kept as it is, before anything else looks at the request; calls `next` for others. */
  serveKept(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Answers a request whose page is kept or may be; calls `next` for others. */
  step(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Drops what shows something that changed. */
  drop(tags: PageTag[] | "all"): void;
  /** Without the news of changes nothing is kept. */
  setOpen(isOpen: boolean): void;
  readonly bytes: number;
  readonly pages: number;
};

export function createPageCache(needs: PageCacheNeeds): PageCache {
  const { makePage, visits, clock, elapsed = () => performance.now(), fresh = freshness } = needs;
  const store = createPageStore(needs.maxBytes);
  /** Pages that are being made, by address: whoever asks for one meanwhile waits for it. */
  const running = new Map<string, Making>();
  const makings = new Set<Making>();
  const { sendKept, send } = pageSender(needs);
  let isOpen = false;

  const mayBeKept = (request: IncomingMessage): boolean =>
    isOpen &&
    (request.method === "GET" || request.method === "HEAD") &&
    !hasJustWritten(request) &&
    // A body is for later steps to refuse.
    request.headers["transfer-encoding"] === undefined &&
    request.headers["content-length"] === undefined;

  const keyOf = (request: IncomingMessage, { protocol, host }: Visit): string =>
    `${protocol}//${needs.namesHost ? host : ""}${request.url}`;

  function read(request: IncomingMessage): Asked | null {
    if (!mayBeKept(request)) return null;
    const url = request.url!;
    const query = url.indexOf("?");
    const address = cachedAddress(query === -1 ? url : url.slice(0, query));
    // Words alone read no query: each would be kept as another page.
    if (!address || (address.isFixed && query !== -1)) return null;
    const visit = visits.read(request);
    return { key: keyOf(request, visit), visit, address, request };
  }

  /** The page to serve, and whether to make another meanwhile. */
  function find(key: string): { page: StoredPage; isDue: boolean } | null {
    const page = store.get(key);
    if (!page) return null;
    const now = elapsed();
    const isOver = clock().getTime() >= page.until;
    const { staleSince } = page;
    if (!isOver && (staleSince === null || now - page.madeAt < fresh.calmMs)) return { page, isDue: false };
    if (!isOver && staleSince !== null && now - staleSince < fresh.staleMs) return { page, isDue: true };
    store.delete(key);
    return null;
  }

  /** Makes a page and keeps it; `instead` takes what must not be kept. */
  function make(asked: Asked, instead: (made: Made) => void): Making {
    const making: Making = {
      ended: Promise.resolve(null),
      startedAt: elapsed(),
      waiting: 0,
      leaving: new AbortController(),
      changed: new Set(),
      isAllChanged: false,
      changedAt: null,
    };
    making.ended = work(asked, making, instead).finally(() => {
      makings.delete(making);
      if (running.get(asked.key) === making) running.delete(asked.key);
    });
    running.set(asked.key, making);
    makings.add(making);
    return making;
  }

  async function work(asked: Asked, making: Making, instead: (made: Made) => void): Promise<StoredPage | null> {
    const made = await makePage(withoutVisitor(asked, making.leaving.signal), asked.visit.network);
    const kept = keptOf(made, asked.address);
    if (made.kind === "busy" || !kept) {
      instead(made);
      return null;
    }
    const body = Buffer.from(await made.response.arrayBuffer());
    const brotli = await toBrotli(body);
    // From here on nothing is awaited: a change would be missed.
    const isChanged = making.isAllChanged || [...kept.tags].some((tag) => making.changed.has(tag));
    const page: StoredPage = {
      tags: kept.tags,
      until: Math.min(kept.until, clock().getTime() + LONGEST_MS),
      madeAt: making.startedAt,
      staleSince: isChanged ? making.changedAt : null,
      headers: [...made.response.headers].filter(([name]) => name !== "cache-control" && name !== "vary"),
      etag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
      brotli,
      gzip: null,
      rawHeaders: new Map(),
      route: made.route,
    };
    // One that began later has seen more.
    if (isOpen && running.get(asked.key) === making) store.set(asked.key, page);
    return page;
  }

  function tellMakings(tags: PageTag[] | "all"): void {
    for (const making of makings) {
      making.changedAt ??= elapsed();
      if (tags === "all") making.isAllChanged = true;
      else for (const tag of tags) making.changed.add(tag);
    }
  }

  /** A page that is being made and shows all that was written, or nearly. */
  function join(key: string): Making | null {
    const making = running.get(key);
    if (!making || making.leaving.signal.aborted) return null;
    const age = elapsed() - making.startedAt;
    if (age > OLDEST_JOINED_MS) return null;
    return making.changedAt === null || age < fresh.calmMs ? making : null;
  }

  function answer(asked: Asked, response: ServerResponse, next: () => void): void {
    const { key, request } = asked;
    const found = find(key);
    const making = join(key);
    if (found) {
      if (found.isDue && !making) make(asked, () => {}).ended.catch(() => {});
      return send(found.page, { request, response, how: "hit" });
    }
    if (making) {
      const leave = wait(making, response);
      // Where it is not kept, or takes long, each makes its own.
      const timeout = new Promise<null>((done) => setTimeout(done, LONGEST_WAIT_MS, null).unref());
      const makeOwn = () => {
        leave();
        needs.count?.("pass");
        next();
      };
      Promise.race([making.ended, timeout]).then(
        (page) => (page ? send(page, { request, response, how: "wait" }) : makeOwn()),
        makeOwn,
      );
      return;
    }
    const own = make(asked, (made) => {
      needs.count?.("pass");
      needs.send(request, response, made);
    });
    wait(own, response);
    own.ended.then(
      (page) => page && send(page, { request, response, how: "miss" }),
      (error) => needs.fail(request, response, error),
    );
  }

  return {
    serveKept(request, response, next) {
      if (!mayBeKept(request)) return next();
      const visit = visits.read(request);
      const found = find(keyOf(request, visit));
      if (!found || found.isDue || !sendKept(found.page, { request, response, visit })) next();
    },
    step(request, response, next) {
      const asked = read(request);
      if (asked) answer(asked, response, next);
      else {
        needs.count?.("pass");
        next();
      }
    },
    drop(tags) {
      tellMakings(tags);
      const now = elapsed();
      if (tags === "all") store.clear();
      else
        for (const [key, page] of store.bearing(tags)) {
          if (now - page.madeAt < fresh.calmMs) page.staleSince ??= now;
          else store.delete(key);
        }
    },
    setOpen(open) {
      isOpen = open;
      tellMakings("all");
      store.clear();
    },
    get bytes() {
      return store.bytes;
    },
    get pages() {
      return store.pages;
    },
  };
}

/** Counts an answer that waits, until it leaves or is sent; when the last one has left, the page is no longer made. */
function wait(making: Making, response: ServerResponse): () => void {
  making.waiting += 1;
  let isWaiting = true;
  const leave = () => {
    if (isWaiting && --making.waiting === 0) making.leaving.abort();
    isWaiting = false;
  };
  response.once("close", () => !response.writableFinished && leave());
  return leave;
}

/** What tells who asks stays outside: all that remains are names that this server gave. */
function withoutVisitor({ request, visit }: Asked, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const name of ["x-request-id", "x-client-address"]) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  return new Request(`${visit.protocol}//${visit.host}${request.url}`, { headers, signal });
}

/** What the page shows, where it may be kept. */
function keptOf(made: Made, address: CachedAddress) {
  if (made.kind === "busy") return null;
  const { response, kept } = made;
  const caching = response.headers.get("Cache-Control") ?? "";
  if (response.status !== 200 || response.headers.has("Set-Cookie") || /no-store|private/.test(caching)) return null;
  return kept ?? (address.isFixed ? { tags: new Set<PageTag>(), until: Infinity } : null);
}
