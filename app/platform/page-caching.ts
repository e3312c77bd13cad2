import { createContext, type RouterContextProvider } from "react-router";

/** What the routes of a request say to the server about it. */
export type RequestNotes = { isCacheable: boolean; route: string };
export const requestNotesContext = createContext<RequestNotes>();

/** Says that the answer of this loader is the same for all visitors until something public changes, for a minute at most. */
export function cachePage(context: Readonly<RouterContextProvider>): void {
  context.get(requestNotesContext).isCacheable = true;
}
