import { catalogue } from "../words.ts";

export const searchSentenceWords = /* @__PURE__ */ catalogue("searchSentence", {
  searchedWords: "Cherché dans le texte des annonces :",
});
