import { catalogue } from "#app/i18n/words.ts";

export const propertyWords = /* @__PURE__ */ catalogue("property", {
  propertyTypes: { appartement: "Appartement", maison: "Maison", terrain: "Terrain" },
  transactions: { vente: "À vendre", location: "À louer" },
  roles: {
    proprietaire: "Propriétaire",
    agence: "Agence immobilière",
    "agent-commissionnaire": "Agent commissionnaire",
  },
});
