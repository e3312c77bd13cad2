import { createContext, use } from "react";

/** The request id of a page that failed on the server; null on every other page, so that pages stay the same for everyone. */
export const ErrorReference = createContext<string | null>(null);

export const errorReferenceId = "reference-erreur";

/** The reference that a visitor can quote, from the server's HTML; errors in the browser have no reference. */
export function useErrorReference(): string | null {
  const reference = use(ErrorReference);
  if (typeof document === "undefined") return reference;
  return document.getElementById(errorReferenceId)?.textContent ?? null;
}
