import type { Language } from "./language.ts";

const separators: Record<Language, { thousands: string; decimal: string }> = {
  fr: { thousands: "\u202F", decimal: "," },
  en: { thousands: ",", decimal: "." },
};

/** Significant decimal digits that a floating-point number always keeps. */
const CERTAIN_DIGITS = 15;

/**
 * « 1 234,5 »: between `least` and `decimals` digits after the comma, as `Intl.NumberFormat` writes them, for numbers
 * from 0. A browser's first `Intl` object costs a phone 100 ms at page start (decision 15).
 */
export function formatNumber(
  value: number,
  decimals: number,
  { language = "fr", least = 0 }: { language?: Language; least?: number } = {},
): string {
  const { thousands, decimal } = separators[language];
  // Rounds the decimal 1.005, not its binary value 1.00499999999999989.
  const rounded = Math.round(Number((value * 10 ** decimals).toPrecision(CERTAIN_DIGITS)));
  const all = String(rounded).padStart(decimals + 1, "0");
  const whole = all.slice(0, all.length - decimals).replace(/\d(?=(?:\d{3})+$)/g, `$&${thousands}`);
  const digits = all.slice(all.length - decimals);
  let end = decimals;
  while (end > least && digits[end - 1] === "0") end--;
  return end === 0 ? whole : `${whole}${decimal}${digits.slice(0, end)}`;
}
