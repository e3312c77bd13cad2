import type { stageWords } from "#app/i18n/fr/requests/stages.ts";
import type { Words } from "#app/i18n/words.ts";

export const enStageWords: Words<typeof stageWords> = {
  brouillon: "Draft",
  disponible: "Available",
  negociation: "Under negotiation",
  offre: "Under offer",
  compromis: { vente: "Sale agreed", location: "Reserved" },
  cedee: { vente: "Sold", location: "Let" },
  retiree: "Withdrawn",
  pause: "Paused",
  masquee: "Hidden by the portal",
};
