import { catalogue } from "../words.ts";

/** The section of a listing's page, before its calculator is opened. */
export const budgetWords = /* @__PURE__ */ catalogue("budget", {
  title: "Votre budget",
  price: "Prix",
  acquisition: "Frais d’acquisition, dits « frais de notaire »",
  whole: "Coût total estimé",
  kinds: {
    ancien: "dans l’ancien",
    neuf: "dans le neuf, au vu de l’année de construction",
    terrain: "pour un terrain vendu sans TVA",
  },
  estimate: (kind: string, date: string) =>
    `Estimation ${kind}, d’après le barème du ${date} : seul le calcul du notaire fait foi.`,
  open: "Calculer mon coût mensuel",
});
