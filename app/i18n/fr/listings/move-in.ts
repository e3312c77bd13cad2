import { catalogue } from "#app/i18n/words.ts";

export const moveInWords = /* @__PURE__ */ catalogue("move-in", {
  title: "Budget à l’entrée",
  item: "Poste",
  amount: "Montant",
  rent: "Loyer hors charges",
  charges: "Charges",
  firstMonth: "Premier mois, charges comprises",
  deposit: "Dépôt de garantie",
  fees: "Honoraires à la charge du locataire",
  inventory: "dont état des lieux",
  total: "À payer à l’entrée",
  energyNote: (amount: string) =>
    `Prévoyez aussi l’énergie : ${amount} par mois d’après le DPE, dont une part peut être comprise dans les charges.`,
  note: "Estimation pour un mois entier : un premier mois entamé se paie au prorata. Le dépôt de garantie ne dépasse pas un mois de loyer hors charges pour une location vide, deux pour une meublée.",
});
