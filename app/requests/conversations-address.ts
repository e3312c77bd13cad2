import type { RequestSide } from "#app/domain/request.ts";
import { readPage } from "./received-address.ts";

const sides: readonly RequestSide[] = ["annonceur", "demandeur"];

/** The filter of `/messages` in its address: the side that the account is on; null for both sides. */
export type ConversationSearch = { side: RequestSide | null; page: number };

/** Reads any query; invalid values are ignored. */
export function readConversationSearch(query: URLSearchParams): ConversationSearch {
  return { side: sides.find((name) => name === query.get("cote")) ?? null, page: readPage(query) };
}

/** The canonical address of a search; page 1 by default. */
export function conversationsHref({ side, page }: Partial<ConversationSearch>): string {
  const query = new URLSearchParams();
  if (side) query.set("cote", side);
  if (page && page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `/messages?${text}` : "/messages";
}
