import { createContext, type RouterContextProvider } from "react-router";

/**
 * Something that visitors see and that a page may show. A write names the tags of what it changes (migration
 * 20261123_page_changes); the page cache then drops the pages that bear one of them.
 */
export type PageTag =
  | "advertisers"
  | "listings"
  | `advertiser:${number}`
  | `commune:${number}`
  | `department:${string}`
  | `listing:${number}`;

export type KeptPage = {
  tags: Set<PageTag>;
  /** When the page must be made again even if nothing was written, in milliseconds since 1970. */
  until: number;
};

/** What the routes of a request tell the server of it. `page` stays null where the page must not be kept. */
export type RequestNotes = { page: KeptPage | null; route: string };
export const requestNotesContext = createContext<RequestNotes>();

type Kept = {
  tags: PageTag[];
  /** Instants at which the page becomes another by itself, as the end of « Nouveau »; null: never. */
  changesAt?: (number | null)[];
};

/** Says that the page which this loader serves may be kept for all visitors, and what it shows. */
export function keepPage(context: Readonly<RouterContextProvider>, { tags, changesAt = [] }: Kept): void {
  const instants = changesAt.filter((instant) => instant !== null);
  context.get(requestNotesContext).page = { tags: new Set(tags), until: Math.min(Infinity, ...instants) };
}
