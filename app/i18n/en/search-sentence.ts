import type { searchSentenceWords } from "../fr/search-sentence.ts";
import type { Words } from "../words.ts";

export const enSearchSentenceWords: Words<typeof searchSentenceWords> = {
  unread: (words: string[]) => `Not understood: “${words.join(" ")}”. Searched in the text of listings.`,
};
