import type { Language } from "./language.ts";

const wholeNumbers: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 0 }),
  en: new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 }),
};
const decimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 1 });

/** « 63,5 m² », never broken before its unit. */
export function formatArea(squareMetres: number): string {
  return `${oneDecimal.format(squareMetres)}\u00A0m²`;
}

/** « 12 345 »; in English « 12,345 ». */
export function formatCount(count: number, language: Language = "fr"): string {
  return wholeNumbers[language].format(count);
}

/** « 4,5 » */
export function formatDecimal(value: number): string {
  return decimal.format(value);
}
