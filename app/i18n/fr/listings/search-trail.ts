import { catalogue } from "#app/i18n/words.ts";

export const searchTrailWords = /* @__PURE__ */ catalogue("search-trail", {
  back: "Retour aux résultats",
  label: "Annonces de la recherche",
  previous: "Annonce précédente",
  next: "Annonce suivante",
  listing: "Annonce",
  position: (position: string, total: string) => `${position} sur ${total}`,
});
