import { catalogue } from "#app/i18n/words.ts";

/** A rate with its day and its source. */
type Usual = { percent: string; date: string; source: string };

/** The section of a listing's page, before its calculator is opened. */
export const budgetWords = /* @__PURE__ */ catalogue("budget", {
  title: "Votre budget",
  price: "Prix",
  acquisition: "Frais d’acquisition, dits « frais de notaire »",
  whole: "Coût total estimé",
  monthly: "Coût mensuel estimé",
  perMonth: "par mois",
  parts: {
    loan: (amount: string) => `Crédit ${amount}`,
    charges: (amount: string) => `charges de copropriété ${amount}`,
    energy: (amount: string) => `énergie ${amount}`,
  },
  withoutTax: "hors taxe foncière",
  usualRate: ({ percent, date, source }: Usual) => `taux usuel de ${percent} % relevé le ${date} (${source})`,
  basis: (years: string, usualRate: string) =>
    `Crédit sur ${years} ans, sans apport ni assurance, à un ${usualRate}. C’est un ordre de grandeur, pas une offre.`,
  firstPurchase: (total: string) => `Premier achat, résidence principale : ${total} de frais.`,
  kinds: {
    ancien: "dans l’ancien",
    neuf: (vat: string) => `dans le neuf, au vu de l’année de construction, TVA de ${vat} % comprise dans le prix`,
    terrain: "pour un terrain vendu sans TVA",
  },
  estimate: (kind: string, date: string) =>
    `Estimation ${kind}, d’après le barème du ${date} : seul le calcul du notaire fait foi.`,
  open: "Calculer avec mon taux",
});
