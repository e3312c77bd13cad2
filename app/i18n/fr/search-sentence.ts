import { catalogue } from "../words.ts";

export const searchSentenceWords = /* @__PURE__ */ catalogue("search-sentence", {
  searchedWords: "Cherché dans le texte des annonces :",
});
