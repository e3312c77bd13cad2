import { nameHost } from "#app/i18n/host-name.ts";
import { catalogue } from "#app/i18n/words.ts";

/** Words of the position: the pin on a map, the search for an address. */
export const placingWords = /* @__PURE__ */ catalogue("placing", {
  title: "Position sur la carte",
  howTo: "Déplacez l’épingle, ou touchez la carte là où se trouve le bien.",
  noCommune: "Choisissez la commune : la carte s’y ouvrira.",
  unavailable:
    "La carte ne peut pas s’afficher dans ce navigateur. Écrivez la latitude et la longitude ci-dessous, si vous les connaissez.",
  pin: "Épingle du bien",
  keys: "Flèches : déplacer. Majuscule et flèche : déplacer plus loin. Plus et moins : agrandir et réduire la carte.",
  distance: (metres: string) => `à ${metres} du centre de la commune`,
  unplaced: "Épingle pas encore placée : elle attend au centre de la commune.",
  far: "L’épingle est loin de la commune : vérifiez la commune, ou déplacez l’épingle.",
  reset: "Remettre au centre de la commune",
  seen: {
    exact: "Les visiteurs verront cet endroit précis.",
    hidden:
      "Les visiteurs ne verront pas l’épingle : l’annonce leur apparaîtra ailleurs dans ce cercle, à 300 m au plus.",
    unplaced: "Si vous ne la placez pas, l’annonce apparaîtra quelque part dans ce cercle.",
  },
  locate: {
    submit: "Trouver l’adresse sur la carte",
    running: "Recherche…",
    sentTo: (host: string) =>
      `L’adresse et le code de la commune, rien d’autre, sont alors envoyés à ${nameHost(host, "l’IGN, service public")}.`,
    outcomes: {
      house: "Adresse trouvée : l’épingle y est. Déplacez-la s’il le faut.",
      street: "La rue est trouvée, pas le numéro : déplacez l’épingle jusqu’au bien.",
      no_commune: "Choisissez d’abord la commune, avec son arrondissement à Paris, Lyon et Marseille.",
      no_address: "Écrivez d’abord l’adresse.",
      not_found: "Adresse introuvable dans cette commune. L’épingle n’a pas bougé : vous pouvez la placer vous-même.",
      unavailable:
        "Le service d’adresses ne répond pas. L’épingle n’a pas bougé : placez-la vous-même, ou réessayez plus tard.",
      too_many: "Vous avez cherché beaucoup d’adresses. Réessayez dans dix minutes, ou placez l’épingle vous-même.",
      unknown: "Le brouillon n’a pas pu être enregistré. Rechargez la page et réessayez.",
    },
  },
  byCoordinates: "Latitude et longitude",
  byCoordinatesText:
    "Si vous les connaissez, écrivez-les ici. Sans elles, l’annonce est placée près du centre de la commune. Sauf si vous montrez l’adresse exacte, les visiteurs n’en voient que les environs.",
});
