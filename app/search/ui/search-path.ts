import { createContext, use } from "react";

/** The page on which a search stands: both keep their visitors. */
export const SearchPathContext = createContext<"/annonces" | "/Rechercher">("/annonces");

export function useSearchPath() {
  return use(SearchPathContext);
}
