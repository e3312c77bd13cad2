import { createContext, type RouterContextProvider } from "react-router";

/**
 * What the routes of a request say to the server about it, and whether its database was away. `isHidden`: whoever asks is
 * answered as if there were no such address.
 */
export type RequestNotes = {
  isCacheable: boolean;
  isHidden: boolean;
  route: string;
  readonly database: { readonly wasAway: boolean };
};
export const requestNotesContext = createContext<RequestNotes>();

/** Says that the answer of this loader is the same for all visitors until something public changes, for a minute at most. */
export function cachePage(context: Readonly<RouterContextProvider>): void {
  context.get(requestNotesContext).isCacheable = true;
}
