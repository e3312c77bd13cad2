import { browserStorage } from "./browser-storage.ts";

/** Read by the page's first script too (`page-start.server.ts`). */
export const LAST_SEARCH_KEY = "bienvu:recherche";

/** The last search of this browser, in words; nothing of it is sent, except to search again. */
export type LastSearch = {
  href: string;
  title: string;
  /** Addresses of its newest listings when it was last seen; null where they are not known. */
  newest: string[] | null;
};

/** Another page of the same search does not know the newest: then what is stored stays. */
export function rememberSearch({ href, title, newest }: LastSearch): void {
  // Compared as text: pages of results need not read it.
  const isKnown = browserStorage.read(LAST_SEARCH_KEY)?.startsWith(`{"href":${JSON.stringify(href)},`);
  if (newest || !isKnown) browserStorage.write(LAST_SEARCH_KEY, JSON.stringify({ href, title, newest }));
}
