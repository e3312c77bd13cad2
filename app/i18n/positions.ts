import type { Language } from "./language.ts";

const locales: Record<Language, string> = { fr: "fr-FR", en: "en-GB" };
const west: Record<Language, string> = { fr: "O", en: "W" };

/** « 48,8566° N, 2,3522° E » */
export function formatPosition(
  { latitude, longitude }: { latitude: number; longitude: number },
  language: Language = "fr",
): string {
  const degrees = new Intl.NumberFormat(locales[language], { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const write = (value: number, [positive, negative]: [string, string]) =>
    `${degrees.format(Math.abs(value))}°\u00A0${value < 0 ? negative : positive}`;
  return `${write(latitude, ["N", "S"])}, ${write(longitude, ["E", west[language]])}`;
}

/** « 340 m », « 1,2 km », « 320 km »; never broken before its unit. */
export function formatDistance(metres: number, language: Language = "fr"): string {
  const isNear = metres < 995;
  const number = new Intl.NumberFormat(locales[language], {
    maximumFractionDigits: isNear || metres >= 99_500 ? 0 : 1,
  });
  return isNear ? `${number.format(Math.round(metres / 10) * 10)}\u00A0m` : `${number.format(metres / 1000)}\u00A0km`;
}
