import { browserStorage } from "./browser-storage.ts";
import { LAST_SEARCH_KEY, type LastSearch } from "./remember-search.ts";

const listeners = new Set<() => void>();
let cached: { text: string | null; search: LastSearch | null } = { text: null, search: null };

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The last search; the same object until something changes. */
export function readLastSearch(): LastSearch | null {
  const text = browserStorage.read(LAST_SEARCH_KEY);
  if (text !== cached.text) cached = { text, search: parseLastSearch(text) };
  return cached.search;
}

export const readLastSearchOnServer = () => null;

export function forgetSearch(): void {
  browserStorage.write(LAST_SEARCH_KEY, null);
  for (const listener of listeners) listener();
}

/** Parses the stored text, which other scripts may write too. */
export function parseLastSearch(text: string | null): LastSearch | null {
  try {
    const { href, title, newest } = JSON.parse(text ?? "null") as Record<keyof LastSearch, unknown>;
    if (typeof href !== "string" || !/^\/(?:annonces|Rechercher)\?/.test(href) || typeof title !== "string")
      return null;
    return { href, title, newest: Array.isArray(newest) ? newest.filter((one) => typeof one === "string") : null };
  } catch {
    return null;
  }
}

/**
 * The number of new listings on the first page of a search, newest first; `isMore` where further pages may have new ones too. Null where
 * the number is unknown.
 */
export function countNewer(
  { newest }: LastSearch,
  now: { hrefs: string[]; total: number },
): { count: number; isMore: boolean } | null {
  if (newest === null) return null;
  const known = new Set(newest.map(referenceOf));
  const first = now.hrefs.findIndex((href) => known.has(referenceOf(href)));
  if (first !== -1) return { count: first, isMore: false };
  return { count: now.hrefs.length, isMore: now.total > now.hrefs.length };
}

const referenceOf = (href: string) => href.split("-").at(-1);
