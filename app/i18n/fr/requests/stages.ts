import { catalogue } from "#app/i18n/words.ts";

/** The stages of a home in everyday words. */
export const stageWords = /* @__PURE__ */ catalogue("stages", {
  brouillon: "Brouillon",
  disponible: "Disponible",
  negociation: "En négociation",
  offre: "Sous offre",
  compromis: { vente: "Sous compromis", location: "Réservé" },
  cedee: { vente: "Vendu", location: "Loué" },
  retiree: "Retirée",
  pause: "En pause",
  masquee: "Masquée par le portail",
});
