import { isKept } from "./use-kept-form.ts";

/** The forms of a thread with texts. */
type ThreadForm = "message" | "offre";

/** The tab's storage key for the typed texts of a thread's form, by the request's id. */
export const keptWordsKey = (requestId: string, form: ThreadForm): string => `bienvu:echange:${requestId}:${form}`;

/** Whether the tab has unsent texts of this page, such as `/messages/<id>`. */
export function hasKeptWords(page: string): boolean {
  const requestId = /^\/(?:messages|suivi)\/([^/?#]+)/.exec(page)?.[1];
  return (
    requestId !== undefined && (["message", "offre"] as const).some((form) => isKept(keptWordsKey(requestId, form)))
  );
}
