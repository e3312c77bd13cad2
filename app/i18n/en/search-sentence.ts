import type { searchSentenceWords } from "../fr/search-sentence.ts";
import type { Words } from "../words.ts";

export const enSearchSentenceWords: Words<typeof searchSentenceWords> = {
  searchedWords: "Searched in the text of listings:",
};
