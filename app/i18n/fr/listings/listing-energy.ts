import { catalogue } from "#app/i18n/words.ts";

/** Words of the energy labels. */
export const listingEnergyWords = /* @__PURE__ */ catalogue("listing-energy", {
  scales: {
    energy: {
      title: "Consommation d’énergie (DPE)",
      unit: "kWh/m²·an",
      label: (letter: string, value: string | null) =>
        value === null ? `Classe énergie ${letter}` : `Classe énergie ${letter} : ${value} kWh par m² et par an`,
      best: "Logement très performant",
      worst: "Logement peu performant",
    },
    climate: {
      title: "Émissions de gaz à effet de serre (GES)",
      unit: "kg CO₂/m²·an",
      label: (letter: string, value: string | null) =>
        value === null ? `Classe climat ${letter}` : `Classe climat ${letter} : ${value} kg de CO₂ par m² et par an`,
      best: "Peu d’émissions",
      worst: "Émissions très importantes",
    },
  },
  excessive: "Logement à consommation énergétique excessive",
  cost: (min: string, max: string, year: string) =>
    `Montant estimé des dépenses annuelles d’énergie pour un usage standard : entre ${min} et ${max} par an. Prix moyens des énergies indexés sur l’année ${year} (abonnements compris).`,
  date: (date: string) => `Diagnostic réalisé le ${date}.`,
  pending: "DPE en cours : le diagnostic sera joint à l’annonce dès qu’il sera établi.",
  exempt: (reason: string) => `Bien non soumis au DPE : ${reason}.`,
  unclassified: "Diagnostic réalisé, classes non communiquées.",
});
