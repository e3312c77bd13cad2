import { catalogue } from "../words.ts";

/** The section of a listing's page, before its calculator is opened. */
export const budgetWords = /* @__PURE__ */ catalogue("budget", {
  title: "Votre budget",
  price: "Prix",
  acquisition: "Frais d’acquisition, dits « frais de notaire »",
  whole: "Coût total estimé",
  between: (least: string, most: string) => `${least} à ${most}`,
  estimate: (date: string) =>
    `Estimation dans l’ancien, d’après le barème du ${date} : seul le calcul du notaire fait foi.`,
  open: "Calculer mon coût mensuel",
});
