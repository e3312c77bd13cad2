import { createContext } from "react";
import type { SearchTrail } from "../search-trail.ts";

/** The search whose results are shown; links to its listings pass it on. */
export const SearchTrailContext = createContext<SearchTrail | null>(null);
