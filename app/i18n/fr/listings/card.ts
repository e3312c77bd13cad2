import { catalogue } from "#app/i18n/words.ts";

export const cardWords = /* @__PURE__ */ catalogue("card", {
  new: "Nouveau",
  priceDrop: "Baisse de prix",
  perMonth: "/mois",
  chargesIncluded: "charges comprises",
  chargesIncludedShort: "CC",
  perSquareMetre: (amount: string) => `${amount}/m²`,
  pieces: (count: number) => (count === 1 ? "1\u00A0pièce" : `${count}\u00A0pièces`),
  bedrooms: (count: number) => (count === 1 ? "1\u00A0chambre" : `${count}\u00A0chambres`),
  photoCount: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  noPhoto: "Photo à venir",
  energy: (letter: string) => `DPE\u00A0${letter}`,
  addFavourite: (title: string) => `Ajouter aux favoris : ${title}`,
  oldPrice: (price: string) => `au lieu de ${price}`,
});
