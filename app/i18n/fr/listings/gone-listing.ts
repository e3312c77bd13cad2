import { catalogue } from "#app/i18n/words.ts";

export const goneListingWords = /* @__PURE__ */ catalogue("gone-listing", {
  text: (title: string) => `« ${title} » a trouvé preneur ou a été retirée par son annonceur.`,
  paused: (title: string) => `Son annonceur a mis « ${title} » en pause. Cette annonce peut revenir bientôt.`,
  hidden: (title: string) => `« ${title} » n’est plus affichée sur le site.`,
  alternatives: "Des biens proches, disponibles",
});
