import { createContext } from "react";
import type { SearchTrail } from "../search-trail.ts";

/** The search whose results are shown; its links to listings take it along. */
export const SearchTrailContext = createContext<SearchTrail | null>(null);
