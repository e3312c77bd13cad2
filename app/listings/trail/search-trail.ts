/** One page of a search, as `GET /api/resultats` answers it. */
export type ResultsPage = {
  title: string;
  page: number;
  pageCount: number;
  total: number;
  /** The position of its first listing in the whole search, from 1. */
  first: number;
  /** The addresses of its listings, in order. */
  hrefs: string[];
};

/**
 * The search that led to a listing, stored in the browser's history entry: the listing's address and its page are the same for
 * everyone.
 */
export type SearchTrail = ResultsPage & {
  /** The search's address, without its page. */
  search: string;
  /** How many entries of the history lie between the list and this listing; null where that is not known. */
  steps: number | null;
};

/** The trail of a history entry, whose state is `{ trail }`: another version of the portal may have written it. */
export function readTrail(state: unknown): SearchTrail | null {
  const trail = (state as { trail?: Partial<SearchTrail> } | null)?.trail;
  if (!trail || !isSearch(trail.search) || typeof trail.title !== "string" || !Array.isArray(trail.hrefs)) return null;
  const counts = [trail.page, trail.pageCount, trail.total, trail.first, trail.steps ?? 1];
  const isRead =
    trail.steps !== undefined &&
    counts.every((count) => Number.isSafeInteger(count) && count! > 0) &&
    trail.hrefs.every((href) => typeof href === "string" && href.startsWith("/annonces/"));
  return isRead ? (trail as SearchTrail) : null;
}

/** A trail with only the address of the list, which a new tab takes from its referrer; null for other referrers. */
export function trailFrom(referrer: string, origin: string): SearchTrail | null {
  if (!URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  const page = Number(url.searchParams.get("page") ?? 1);
  url.searchParams.delete("page");
  const search = `${url.pathname}${url.search}`;
  if (url.origin !== origin || !isSearch(search) || !Number.isSafeInteger(page) || page < 1) return null;
  return { search, title: "", page, pageCount: page, total: 0, first: 0, hrefs: [], steps: null };
}

const isSearch = (address: unknown): address is string =>
  typeof address === "string" && /^\/(?:annonces|Rechercher)(?:\?|$)/.test(address);

/** The address of one page of a search. */
export const searchPageHref = (search: string, page: number): string =>
  page > 1 ? `${search}${search.includes("?") ? "&" : "?"}page=${page}` : search;

/** `GET /api/resultats?…` for one page of a search. */
export const resultsHref = (search: string, page: number): string =>
  searchPageHref(`/api/resultats${search.replace(/^[^?]*/, "")}`, page);
