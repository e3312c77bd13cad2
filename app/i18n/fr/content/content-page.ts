import { catalogue } from "#app/i18n/words.ts";

export const contentPageWords = /* @__PURE__ */ catalogue("content-page", {
  toRead:
    "À relire : ce texte est un modèle, rempli d’après les réglages du portail. Son exploitant ne l’a pas encore relu.",
  description: (title: string, site: string) => `${title} de ${site}.`,
});
