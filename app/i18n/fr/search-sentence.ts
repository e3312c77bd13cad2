import { catalogue } from "../words.ts";

export const searchSentenceWords = /* @__PURE__ */ catalogue("search-sentence", {
  unread: (words: string[]) =>
    words.length > 1
      ? `Non reconnus : « ${words.join(" ")} ». Cherchés comme mots-clés.`
      : `Non reconnu : « ${words[0]} ». Cherché comme mot-clé.`,
});
