import { WaitLimit, withWaitLimit } from "#db/wait-limit.ts";
import { longestUpload } from "../limits/uploads.ts";
import { hasJustWritten } from "./own-changes.ts";
import type { TakePlace } from "#app/platform/security/lease.ts";

type Answer = { response: Response; isCacheable: boolean; route: string };

/**
 * The pages and calls of the portal: the answer, whether all visitors may share it, and the pattern of its route. `database` says
 * whether the request waited for it in vain.
 */
export type App = (request: Request, database: { readonly wasAway: boolean }) => Promise<Answer>;

export type PageAnswer = ({ kind: "page" } & Answer) | { kind: "busy" };

/** Answers a request of a visitor; `busy` where too many pages are in the making. */
export type PageMaker = (request: Request, visitor: string) => Promise<PageAnswer>;

/** Files that come from storage: they never wait behind pages. */
const storedFiles = /^\/(media|brand)\//;

/** An upload takes minutes; `stream-body.ts` limits those at once. */
const hasOwnPlace = ({ method, url }: Request): boolean => {
  const { pathname } = new URL(url);
  return storedFiles.test(pathname) || (method === "POST" && longestUpload(pathname) !== null);
};

type Needs = {
  takePlace: TakePlace;
  /** How long a request may wait for the database in all, in milliseconds. */
  databaseMs: () => number;
};

/** A page has its place only while it is made, not while a slow visitor sends or reads. */
export function pageMaker(app: App, { takePlace, databaseMs }: Needs): PageMaker {
  async function make(request: Request): Promise<PageAnswer> {
    const writes = request.method !== "GET" && request.method !== "HEAD";
    const limit = new WaitLimit(databaseMs(), {
      readsPrimary: writes || hasJustWritten(request.headers.get("cookie")),
    });
    return { kind: "page", ...(await withWaitLimit(limit, () => app(request, limit))) };
  }
  return async (request, visitor) => {
    if (hasOwnPlace(request)) return make(request);
    const place = takePlace(visitor);
    if (!place) return { kind: "busy" };
    try {
      return await make(request);
    } finally {
      place.end();
    }
  };
}
