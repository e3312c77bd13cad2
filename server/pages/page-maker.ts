import { WaitLimit, withWaitLimit } from "#db/wait-limit.ts";
import { longestUpload } from "../limits/uploads.ts";
import { hasJustWritten } from "./own-changes.ts";
import { inTurn, type OpenShare } from "#app/platform/shares/open-share.ts";

type Answer = { response: Response; isCacheable: boolean; route: string };

/**
 * The pages and calls of the portal: the answer, whether all visitors may share it, and the pattern of its route.
 * `database.wasAway`: whether the request waited for the database in vain.
 */
export type App = (request: Request, database: { readonly wasAway: boolean }) => Promise<Answer>;

export type PageAnswer = ({ kind: "page" } & Answer) | { kind: "busy" };

/** Answers a request of a visitor; `busy` if too many pages are being rendered. */
export type PageMaker = (request: Request, visitor: string) => Promise<PageAnswer>;

/** Files from storage, which never wait behind pages. */
const storedFiles = /^\/(media|brand)\//;

/** Whether a request is an upload, which takes minutes; `stream-body.ts` limits concurrent ones. */
const hasOwnPlace = ({ method, url }: Request): boolean => {
  const { pathname } = new URL(url);
  return storedFiles.test(pathname) || (method === "POST" && longestUpload(pathname) !== null);
};

type Needs = {
  /** The limit of pages rendered at once. */
  places: OpenShare;
  /** How long a request may wait for the database in all, in milliseconds. */
  databaseMs: () => number;
};

/** Renders pages. A page has its place only while it is rendered, not while a slow visitor sends or reads. */
export function pageMaker(app: App, { places, databaseMs }: Needs): PageMaker {
  async function make(request: Request): Promise<PageAnswer> {
    const writes = request.method !== "GET" && request.method !== "HEAD";
    const limit = new WaitLimit(databaseMs(), {
      readsPrimary: writes || hasJustWritten(request.headers.get("cookie")),
    });
    return { kind: "page", ...(await withWaitLimit(limit, () => app(request, limit))) };
  }
  return async (request, visitor) => {
    if (hasOwnPlace(request)) return make(request);
    return (await inTurn(places.lease({ network: visitor }), () => make(request))) ?? { kind: "busy" };
  };
}
