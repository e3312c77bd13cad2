import type { SearchedComfort } from "#app/domain/comforts.ts";
import { catalogue } from "../words.ts";

/** Comforts that a search asks for. The labels, titles and messages of searches are made of these words. */
export const comfortWords = /* @__PURE__ */ catalogue("comforts", {
  /** As after « avec » or « sans ». */
  nouns: {
    ascenseur: "ascenseur",
    "jardin-clos": "jardin clos",
    piscine: "piscine",
  } satisfies Record<SearchedComfort, string>,
});
