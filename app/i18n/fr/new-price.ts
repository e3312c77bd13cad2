import { catalogue } from "../words.ts";

/** The field of a new price, beside a listing of one's own. */
export const newPriceWords = /* @__PURE__ */ catalogue("new-price", {
  label: { vente: "Nouveau prix", location: "Nouveau loyer, charges comprises" },
  submit: { vente: "Changer le prix", location: "Changer le loyer" },
  hint: "Vous verrez qui en est prévenu avant d’enregistrer.",
});
