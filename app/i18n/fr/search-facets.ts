import { catalogue } from "../words.ts";

export const searchFacetWords = /* @__PURE__ */ catalogue("searchFacets", {
  title: "Affiner",
  minBedrooms: "Chambres",
  seeResults: (count: number, formatted: string) => (count > 1 ? `Voir les ${formatted} annonces` : "Voir le résultat"),
});
