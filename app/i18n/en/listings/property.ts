import type { Words } from "#app/i18n/words.ts";
import type { propertyWords } from "#app/i18n/fr/listings/property.ts";

export const enPropertyWords: Words<typeof propertyWords> = {
  propertyTypes: { appartement: "Flat", maison: "House", terrain: "Land" },
  transactions: { vente: "For sale", location: "To let" },
  roles: { proprietaire: "Owner", agence: "Estate agency", "agent-commissionnaire": "Commission agent" },
};
