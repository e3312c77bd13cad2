import { createContext } from "react";

/** The style attributes of a page, told by the components that write them, for the page's policy. The server's alone. */
export const StyleAttributes = createContext<Set<string> | null>(null);
