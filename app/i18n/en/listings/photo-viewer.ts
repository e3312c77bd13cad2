import type { photoViewerWords } from "#app/i18n/fr/listings/photo-viewer.ts";
import type { Words } from "#app/i18n/words.ts";

export const enPhotoViewerWords: Words<typeof photoViewerWords> = {
  position: (position: number, total: number) => `Photo ${position} of ${total}:`,
  close: "Close",
  next: "Next photo",
  previous: "Previous photo",
  zoom: "Zoom in or out",
  of: "of",
  error: "This photo could not be loaded.",
};
