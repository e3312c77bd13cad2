import { catalogue } from "../words.ts";

export const propertyWords = /* @__PURE__ */ catalogue("property", {
  propertyTypes: { appartement: "Appartement", maison: "Maison", terrain: "Terrain" },
  transactions: { vente: "À vendre", location: "À louer" },
  statuses: { disponible: "Disponible", en_negociation: "En négociation" },
  roles: { proprietaire: "Propriétaire", "agent-commissionnaire": "Agent commissionnaire" },
});
