import { formatNumber } from "./numbers.ts";
import type { Language } from "./language.ts";

/** « 63,5 m² », with a no-break space. */
export const formatArea = (squareMetres: number): string => `${formatNumber(squareMetres, 1)}\u00A0m²`;

/** « 12 345 »; in English « 12,345 ». */
export const formatCount = (count: number, language: Language = "fr"): string => formatNumber(count, 0, { language });

/** « 4,5 » */
export const formatDecimal = (value: number): string => formatNumber(value, 2);
