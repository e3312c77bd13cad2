import type { Words } from "../words.ts";
import type { propertyWords } from "../fr/property.ts";

export const enPropertyWords: Words<typeof propertyWords> = {
  propertyTypes: { appartement: "Flat", maison: "House", terrain: "Land" },
  transactions: { vente: "For sale", location: "To let" },
  roles: { proprietaire: "Owner", agence: "Estate agency", "agent-commissionnaire": "Commission agent" },
};
