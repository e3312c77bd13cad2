import type { cardPictureWords } from "#app/i18n/fr/listings/card-pictures.ts";
import type { Words } from "#app/i18n/words.ts";

export const enCardPictureWords: Words<typeof cardPictureWords> = {
  previous: (title) => `Previous photo: ${title}`,
  next: (title) => `Next photo: ${title}`,
  position: (position, total) => `Photo ${position} of ${total}`,
};
