import type { TakePlace } from "#app/platform/security/lease.ts";

type Answer = { response: Response; isCacheable: boolean; route: string };

/** The pages and calls of the portal: the answer, whether all visitors may share it, and the pattern of its route. */
export type App = (request: Request) => Promise<Answer>;

export type PageAnswer = ({ kind: "page" } & Answer) | { kind: "busy" };

/** Answers a request of a visitor; `busy` where too many pages are in the making. */
export type PageMaker = (request: Request, visitor: string) => Promise<PageAnswer>;

/** Files that come from storage: they never wait behind pages. */
const storedFiles = /^\/(media|brand)\//;

/** A page has its place only while it is made, not while a slow visitor sends or reads. */
export function pageMaker(app: App, takePlace: TakePlace): PageMaker {
  return async (request, visitor) => {
    if (storedFiles.test(new URL(request.url).pathname)) return { kind: "page", ...(await app(request)) };
    const place = takePlace(visitor);
    if (!place) return { kind: "busy" };
    try {
      return { kind: "page", ...(await app(request)) };
    } finally {
      place.end();
    }
  };
}
