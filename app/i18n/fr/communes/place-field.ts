import { catalogue } from "#app/i18n/words.ts";

export const placeFieldWords = /* @__PURE__ */ catalogue("place-field", {
  suggestions: "Lieux proposés",
  found: (count: number, text: string) =>
    count === 0 ? `Aucun lieu trouvé pour « ${text} »` : count === 1 ? "1 lieu proposé" : `${count} lieux proposés`,
  remove: (name: string) => `Retirer ${name}`,
  added: (name: string) => `Lieu ajouté à la recherche : ${name}`,
  removed: (name: string) => `Lieu retiré de la recherche : ${name}`,
  chosen: "Lieux choisis",
  locating: "Recherche de votre position…",
  located: (name: string) => `${name} et 10 km autour`,
  denied: "Votre navigateur ne donne pas votre position : saisissez une ville ou un code postal.",
  unavailable: "Votre position est introuvable pour le moment : saisissez une ville ou un code postal.",
  farAway: "Aucune commune française n’est près de vous : saisissez une ville ou un code postal.",
});
