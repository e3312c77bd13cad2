import { catalogue } from "#app/i18n/words.ts";

export const searchFilterWords = /* @__PURE__ */ catalogue("search-filters", {
  title: "Filtres de la recherche",
  parts: {
    place: "Où ?",
    offer: "Offre",
    type: "Type de bien",
    price: "Prix",
    rooms: "Pièces et chambres",
    more: "Plus de critères",
    all: "Filtres",
  },
  chosen: (part: string, values: string) => `${part} : ${values}`,
  inUse: (count: number) => `${count} en cours`,
});
