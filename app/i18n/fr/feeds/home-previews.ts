import { catalogue } from "#app/i18n/words.ts";

/** A home of an agency's file before it is on the portal. */
export const homePreviewWords = /* @__PURE__ */ catalogue("home-previews", {
  perMonth: (price: string) => `${price}/mois`,
  noPrice: "Prix à compléter",
  noTitle: "Sans titre",
  noPlace: "Commune à compléter",
  rooms: (count: number) => (count === 1 ? "1 pièce" : `${count} pièces`),
  photos: (count: number) => (count === 0 ? "sans photo" : count === 1 ? "1 photo" : `${count} photos`),
  energy: (letter: string) => `DPE ${letter}`,
  line: (line: number, reference: string) => (reference ? `Ligne ${line}, réf. ${reference}` : `Ligne ${line}`),
  complete: "Complet",
  toComplete: "À compléter",
});
