import type { Words } from "#app/i18n/words.ts";
import type { cardWords } from "#app/i18n/fr/listings/card.ts";

export const enCardWords: Words<typeof cardWords> = {
  new: "New",
  priceDrop: "Price drop",
  perMonth: "/month",
  chargesIncluded: "charges included",
  chargesIncludedShort: "incl. charges",
  perSquareMetre: (amount) => `${amount}/m²`,
  pieces: (count: number) => (count === 1 ? "1 room" : `${count} rooms`),
  bedrooms: (count: number) => (count === 1 ? "1 bedroom" : `${count} bedrooms`),
  photoCount: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  noPhoto: "Photo to come",
  energy: (letter: string) => `DPE ${letter}`,
  addFavourite: (title: string) => `Add to favourites: ${title}`,
  oldPrice: (price: string) => `instead of ${price}`,
};
