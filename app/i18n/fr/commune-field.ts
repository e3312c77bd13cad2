import { catalogue } from "../words.ts";

export const communeFieldWords = /* @__PURE__ */ catalogue("commune-field", {
  suggestions: "Communes proposées",
  found: (count: number) =>
    count === 0 ? "Aucune commune trouvée" : count === 1 ? "1 commune proposée" : `${count} communes proposées`,
  remove: (name: string) => `Retirer ${name}`,
  added: (name: string) => `${name} ajoutée à la recherche`,
  removed: (name: string) => `${name} retirée de la recherche`,
  chosen: "Communes choisies",
});
