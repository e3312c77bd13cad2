import { createContext, use } from "react";

/** The request id of a page that failed on the server; null on every other page, which so stays the same for everyone. */
export const ErrorReference = createContext<string | null>(null);

export const errorReferenceId = "reference-erreur";

/** What a visitor can quote. The browser finds it in the page that the server sent; its own failures have none. */
export function useErrorReference(): string | null {
  const reference = use(ErrorReference);
  if (typeof document === "undefined") return reference;
  return document.getElementById(errorReferenceId)?.textContent ?? null;
}
