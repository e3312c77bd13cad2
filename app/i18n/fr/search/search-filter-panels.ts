import { catalogue } from "#app/i18n/words.ts";

export const searchFilterPanelWords = /* @__PURE__ */ catalogue("search-filter-panels", {
  rooms: "Pièces",
  roomsOrMore: "Ce nombre ou plus",
  bedrooms: "Chambres",
  atLeast: (count: number) => `${count}+`,
  clear: "Effacer",
  close: "Fermer",
  see: "Voir les annonces",
  seeCount: (count: number, formatted: string) =>
    count === 0 ? "Aucune annonce" : count === 1 ? "Voir l’annonce" : `Voir les ${formatted} annonces`,
});
