import { createContext, use } from "react";
import { fr } from "./fr.ts";

/** Every text of the product in one language. Other languages have the shape of the French catalogue. */
export type Messages = typeof fr;

export const MessagesContext = createContext<Messages>(fr);

/** The texts in the language of this part of the site: French on public pages. */
export function useMessages(): Messages {
  return use(MessagesContext);
}
