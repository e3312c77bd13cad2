import type { SearchedComfort } from "#app/domain/comforts.ts";
import { catalogue } from "#app/i18n/words.ts";

/** The searched comforts. The labels, titles and messages of searches contain these words. */
export const comfortWords = /* @__PURE__ */ catalogue("comforts", {
  /** Forms after « avec » or « sans ». */
  nouns: {
    ascenseur: "ascenseur",
    "jardin-clos": "jardin clos",
    piscine: "piscine",
  } satisfies Record<SearchedComfort, string>,
});
