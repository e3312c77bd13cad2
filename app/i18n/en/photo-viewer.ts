import type { photoViewerWords } from "../fr/photo-viewer.ts";
import type { Words } from "../words.ts";

export const enPhotoViewerWords: Words<typeof photoViewerWords> = {
  position: (position: number, total: number) => `Photo ${position} of ${total}:`,
  close: "Close",
  next: "Next photo",
  previous: "Previous photo",
  zoom: "Zoom in or out",
  of: "of",
  error: "This photo could not be loaded.",
};
