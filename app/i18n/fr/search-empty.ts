import { catalogue } from "../words.ts";

export const searchEmptyWords = /* @__PURE__ */ catalogue("searchEmpty", {
  title: "Aucune annonce pour cette recherche",
  text: "Aucun bien ne réunit tous ces critères aujourd’hui. Essayez plutôt :",
  unknownPlace: "Lieu inconnu",
  unknownText: "Aucune commune ne porte ce nom. Cherchez par code postal, ou partez de toutes les annonces.",
  meant: (place: string) => `Cherchiez-vous ${place} ?`,
  nothing: "Aucune recherche voisine ne donne de résultat. Repartez de toutes les annonces.",
  all: "Voir toutes les annonces",
  gives: {
    "near-10": "Jusqu’à 10 km autour",
    "near-30": "Jusqu’à 30 km autour",
    "price-widened": "Élargir le prix de 20 %",
    price: "Sans limite de prix",
    mapArea: "Au-delà de la zone de la carte",
    area: "Sans limite de surface",
    communes: "Partout en France",
    quartier: "Dans tous les quartiers",
    minRooms: "Quel que soit le nombre de pièces",
    minBedrooms: "Quel que soit le nombre de chambres",
    energyClasses: "Toutes les classes énergie",
    minBathrooms: "Quel que soit le nombre de salles de bains",
    keywords: "Sans les mots-clés",
    offer: "À vendre comme à louer",
    propertyType: "Tous les types de biens",
  },
  and: " et ",
});
