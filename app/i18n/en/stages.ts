import type { stageWords } from "../fr/stages.ts";
import type { Words } from "../words.ts";

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
