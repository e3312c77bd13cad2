import { browserStorage } from "./browser-storage.ts";

/** The storage key of the last search. The page's first script reads it too (`page-start.server.ts`). */
export const LAST_SEARCH_KEY = "bienvu:recherche";

/** The last search of this browser, in words; the browser sends it only to search again. */
export type LastSearch = {
  href: string;
  title: string;
  /** Addresses of the newest listings at the last visit; null where they are unknown. */
  newest: string[] | null;
};

/** Stores a search. Another page of the same search does not know the newest listings: the stored search then stays. */
export function rememberSearch({ href, title, newest }: LastSearch): void {
  // Compared as text, so that pages of results need no parser.
  const isKnown = browserStorage.read(LAST_SEARCH_KEY)?.startsWith(`{"href":${JSON.stringify(href)},`);
  if (newest || !isKnown) browserStorage.write(LAST_SEARCH_KEY, JSON.stringify({ href, title, newest }));
}
