import type { Language } from "./language.ts";
import { formatNumber } from "./numbers.ts";

const west: Record<Language, string> = { fr: "O", en: "W" };

/** « 48,8566° N, 2,3522° E » */
export function formatPosition(
  { latitude, longitude }: { latitude: number; longitude: number },
  language: Language = "fr",
): string {
  const write = (value: number, [positive, negative]: [string, string]) =>
    `${formatNumber(Math.abs(value), 4, { language, least: 4 })}°\u00A0${value < 0 ? negative : positive}`;
  return `${write(latitude, ["N", "S"])}, ${write(longitude, ["E", west[language]])}`;
}

/** « 340 m », « 1,2 km », « 320 km », with a no-break space. */
export function formatDistance(metres: number, language: Language = "fr"): string {
  if (metres < 995) return `${formatNumber(Math.round(metres / 10) * 10, 0, { language })}\u00A0m`;
  return `${formatNumber(metres / 1000, metres >= 99_500 ? 0 : 1, { language })}\u00A0km`;
}
