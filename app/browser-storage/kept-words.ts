import { isKept } from "./use-kept-form.ts";

/** The forms of a thread that hold words. */
type ThreadForm = "message" | "offre";

/** Under which key a tab keeps what is typed into a form of a thread, by the request's id. */
export const keptWordsKey = (requestId: string, form: ThreadForm): string => `bienvu:echange:${requestId}:${form}`;

/** Whether the tab keeps words that were typed on this page, such as `/messages/<id>`, and were not sent. */
export function hasKeptWords(page: string): boolean {
  const requestId = /^\/(?:messages|suivi)\/([^/?#]+)/.exec(page)?.[1];
  return (
    requestId !== undefined && (["message", "offre"] as const).some((form) => isKept(keptWordsKey(requestId, form)))
  );
}
