import { createContext, type RouterContextProvider } from "react-router";

/**
 * Notes of the routes about a request for the server. The server adds whether the database was away. `isHidden`: the actor gets 404 for
 * an address that exists. `cookies`: cookies that the answer adds to its own.
 */
export type RequestNotes = {
  isCacheable: boolean;
  isHidden: boolean;
  route: string;
  cookies: string[];
  readonly database: { readonly wasAway: boolean };
};
export const requestNotesContext = createContext<RequestNotes>();

/** Marks the answer of this loader as the same for all visitors until public data change, for a minute at most. */
export function cachePage(context: Readonly<RouterContextProvider>): void {
  context.get(requestNotesContext).isCacheable = true;
}
