import { createContext, use } from "react";

/** The path of the current page of results: searches stay on it. */
export const SearchPathContext = createContext<"/annonces" | "/Rechercher">("/annonces");

export function useSearchPath() {
  return use(SearchPathContext);
}
