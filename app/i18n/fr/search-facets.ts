import { catalogue } from "../words.ts";

export const searchFacetWords = /* @__PURE__ */ catalogue("searchFacets", {
  title: "Affiner",
  radius: "Autour des communes",
  offer: "Offre",
  propertyType: "Type de bien",
  minBedrooms: "Chambres",
  atLeast: (count: number) => `${count} et plus`,
  energyClass: "Classe énergie",
  seeResults: (count: number, formatted: string) => (count > 1 ? `Voir les ${formatted} annonces` : "Voir le résultat"),
});
