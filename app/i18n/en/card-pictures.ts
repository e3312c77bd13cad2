import type { cardPictureWords } from "../fr/card-pictures.ts";
import type { Words } from "../words.ts";

export const enCardPictureWords: Words<typeof cardPictureWords> = {
  previous: (title) => `Previous photo: ${title}`,
  next: (title) => `Next photo: ${title}`,
  position: (position, total) => `Photo ${position} of ${total}`,
};
