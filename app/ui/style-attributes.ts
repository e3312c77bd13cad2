import { createContext } from "react";

/** The style attributes of a page, added by the components that write them, for the page's policy. Used on the server only. */
export const StyleAttributes = createContext<Set<string> | null>(null);
