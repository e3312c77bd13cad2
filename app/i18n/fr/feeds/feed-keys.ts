import { catalogue } from "#app/i18n/words.ts";

/** Keys for an organisation’s software, and the notice before the profile is complete. */
export const feedKeyWords = /* @__PURE__ */ catalogue("feed-keys", {
  made: "Voici votre clé",
  madeFor: (name: string) => `Clé de « ${name} »`,
  once: "Copiez-la maintenant : elle ne sera plus affichée.",
  copy: {
    key: "Copier la clé",
    command: "Copier la commande",
    copied: "Copié",
    failed: "La copie n’a pas marché : sélectionnez le texte.",
  },
  noOrganisation: "Complétez d’abord votre profil : les fichiers et les clés sont ceux de votre organisation.",
  profile: "Compléter mon profil",
});
