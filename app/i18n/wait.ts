import type { Language } from "./language.ts";

const words = {
  fr: { one: "une minute", hours: "heures" },
  en: { one: "a minute", hours: "hours" },
} as const;

/** A wait of so many seconds, rounded up: « une minute », « 38 minutes », « 22 heures ». Above two hours nobody counts minutes. */
export function waitText(language: Language, seconds: number): string {
  const { one, hours } = words[language];
  if (seconds <= 60) return one;
  return seconds <= 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} ${hours}`;
}
