import { catalogue } from "#app/i18n/words.ts";

/** The field of a new price, beside an advertiser's own listing. */
export const newPriceWords = /* @__PURE__ */ catalogue("new-price", {
  label: { vente: "Nouveau prix", location: "Nouveau loyer, charges comprises" },
  submit: { vente: "Changer le prix", location: "Changer le loyer" },
  hint: "Vous verrez qui en est prévenu avant d’enregistrer.",
});
