import { expect, test } from "vitest";
import { conversationsHref, readConversationSearch } from "./conversations-address.ts";

const read = (query: string) => readConversationSearch(new URLSearchParams(query));

test.each([
  [{ side: null, page: 1 }, "/messages"],
  [{ side: "annonceur", page: 1 }, "/messages?cote=annonceur"],
  [{ side: "demandeur", page: 3 }, "/messages?cote=demandeur&page=3"],
] as const)("%j is written and read back", (search, href) => {
  expect(conversationsHref(search)).toBe(href);
  expect(read(href.split("?")[1] ?? "")).toEqual(search);
});

test.each(["", "cote=portail", "cote=__proto__", "page=-1", "cote="])("%j asks for every conversation", (query) => {
  expect(read(query)).toEqual({ side: null, page: 1 });
});
