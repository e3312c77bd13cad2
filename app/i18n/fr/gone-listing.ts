import { catalogue } from "../words.ts";

export const goneListingWords = /* @__PURE__ */ catalogue("gone-listing", {
  text: (title: string) => `« ${title} » a trouvé preneur ou a été retirée par son annonceur.`,
  alternatives: "Des biens proches, disponibles",
});
