import type { requestWords } from "#app/i18n/fr/requests/requests.ts";
import type { Words } from "#app/i18n/words.ts";
import type { RequestThread, ThreadEvent } from "../request.ts";

/** The author of a step for the reader: the name, or the role where the account was deleted. */
export function authorLabel(
  words: Words<typeof requestWords>["thread"],
  { author, authorName }: Pick<ThreadEvent, "author" | "authorName">,
  { side, isOtherGone }: Pick<RequestThread, "side" | "isOtherGone">,
): string {
  if (author === side) return words.you;
  return isOtherGone && author !== "portail" ? words.sides[author] : authorName;
}
