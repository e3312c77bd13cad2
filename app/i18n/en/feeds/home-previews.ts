import type { homePreviewWords } from "#app/i18n/fr/feeds/home-previews.ts";
import type { Words } from "#app/i18n/words.ts";

export const enHomePreviewWords: Words<typeof homePreviewWords> = {
  perMonth: (price) => `${price}/month`,
  noPrice: "Price to complete",
  noTitle: "Without a title",
  noPlace: "Commune to complete",
  rooms: (count) => (count === 1 ? "1 room" : `${count} rooms`),
  photos: (count) => (count === 0 ? "no photo" : count === 1 ? "1 photo" : `${count} photos`),
  energy: (letter) => `DPE ${letter}`,
  line: (line, reference) => (reference ? `Line ${line}, ref. ${reference}` : `Line ${line}`),
  complete: "Complete",
  toComplete: "To complete",
};
