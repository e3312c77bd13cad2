import { catalogue } from "#app/i18n/words.ts";

/** Words of every public page that only the server loads, so that no script contains them. */
export const footerWords = /* @__PURE__ */ catalogue("footer", {
  credits: "Crédits",
  sendStock: "Agences : envoyer votre stock",
  checkFile: "Vérifier un fichier Poliris",
  legal: "Mentions légales",
  terms: "Conditions d’utilisation",
  privacy: "Vie privée",
  ranking: "Classement des annonces",
  accessibility: {
    totale: "Accessibilité : totalement conforme",
    partielle: "Accessibilité : partiellement conforme",
    non: "Accessibilité : non conforme",
  },
  band: { label: "Informations du portail", close: "Fermer", more: "En savoir plus" },
});
