import type { Language } from "./language.ts";

const separators: Record<Language, { thousands: string; decimal: string }> = {
  fr: { thousands: "\u202F", decimal: "," },
  en: { thousands: ",", decimal: "." },
};

/** Digits of a number that its binary form holds for certain. */
const CERTAIN_DIGITS = 15;

/**
 * « 1 234,5 »: at most `decimals` digits after the comma, `least` at least, as `Intl.NumberFormat` writes them; a
 * browser's first such object costs a telephone 100 ms, while the page starts (decision 15). For numbers from 0.
 */
export function formatNumber(
  value: number,
  decimals: number,
  { language = "fr", least = 0 }: { language?: Language; least?: number } = {},
): string {
  const { thousands, decimal } = separators[language];
  // 1.005 counts as that, not as 1.00499999999999989, which it is inside.
  const rounded = Math.round(Number((value * 10 ** decimals).toPrecision(CERTAIN_DIGITS)));
  const all = String(rounded).padStart(decimals + 1, "0");
  const whole = all.slice(0, all.length - decimals).replace(/\d(?=(?:\d{3})+$)/g, `$&${thousands}`);
  const digits = all.slice(all.length - decimals);
  let end = decimals;
  while (end > least && digits[end - 1] === "0") end--;
  return end === 0 ? whole : `${whole}${decimal}${digits.slice(0, end)}`;
}
