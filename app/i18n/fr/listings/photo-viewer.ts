import { catalogue } from "#app/i18n/words.ts";

export const photoViewerWords = /* @__PURE__ */ catalogue("photo-viewer", {
  position: (position: number, total: number) => `Photo ${position} sur ${total} :`,
  close: "Fermer",
  next: "Photo suivante",
  previous: "Photo précédente",
  zoom: "Agrandir ou réduire",
  of: "sur",
  error: "Cette photo n’a pas pu être chargée.",
});
