import { catalogue } from "#app/i18n/words.ts";

export const ownListingWords = /* @__PURE__ */ catalogue("own-listing", {
  title: "C’est votre annonce",
  text: "Les visiteurs trouvent ici vos coordonnées et un formulaire pour vous écrire.",
  edit: "Modifier",
  requests: "Ses demandes",
  statistics: "Ses statistiques",
});
