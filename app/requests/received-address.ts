import { cleanText } from "#app/platform/text/clean-text.ts";
import { type StateGroup, stateGroups } from "#app/domain/request.ts";

/** The filters of `/suivi` in its address. */
export type ReceivedSearch = { group: StateGroup | null; listing: string | null; name: string; page: number };

export const stateGroupNames = Object.keys(stateGroups) as StateGroup[];
const LAST_PAGE = 100_000;
const LONGEST_NAME = 80;

/** Reads any query; invalid values are ignored. */
export function readReceivedSearch(query: URLSearchParams): ReceivedSearch {
  const listing = query.get("bien") ?? "";
  return {
    group: stateGroupNames.find((name) => name === query.get("etat")) ?? null,
    listing: /^[A-Z0-9]{4,16}$/.test(listing) ? listing : null,
    name: cleanText(query.get("nom") ?? "").slice(0, LONGEST_NAME),
    page: readPage(query),
  };
}

export function readPage(query: URLSearchParams): number {
  const page = Number(query.get("page"));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1;
}

/** The canonical address of a search; page 1 by default. */
export function receivedHref({ group, listing, name, page }: Partial<ReceivedSearch>): string {
  const query = new URLSearchParams();
  if (group) query.set("etat", group);
  if (listing) query.set("bien", listing);
  if (name) query.set("nom", name);
  if (page && page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `/suivi?${text}` : "/suivi";
}
