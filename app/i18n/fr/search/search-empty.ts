import { catalogue } from "#app/i18n/words.ts";

export const searchEmptyWords = /* @__PURE__ */ catalogue("search-empty", {
  title: "Aucune annonce pour cette recherche",
  text: "Aucun bien ne réunit tous ces critères aujourd’hui. Essayez plutôt :",
  unknownPlace: "Lieu inconnu",
  unknownText: "Aucun lieu ne porte ce nom. Cherchez par code postal, ou partez de toutes les annonces.",
  meant: (place: string) => `Cherchiez-vous ${place} ?`,
  nothing: "Aucune recherche voisine ne donne de résultat. Repartez de toutes les annonces.",
  all: "Voir toutes les annonces",
  last: "Vous avez tout vu. Recevez les prochains par e-mail.",
  alert: "Être prévenu",
  alertText: "Un e-mail vous préviendra dès qu’un bien correspondra, sans compte.",
  without: (words: string[]) => `Sans ${words.map((word) => `« ${word} »`).join(", ")}`,
  /** Steps to a wider search that keep a part of a criterion, or give up several. */
  gives: {
    others: "Sans les autres critères",
    unread: "Sans les mots non reconnus",
    "near-10": "Jusqu’à 10 km autour",
    "near-30": "Jusqu’à 30 km autour",
    "price-widened": "Élargir le prix de 20 %",
  },
  and: " et ",
});
