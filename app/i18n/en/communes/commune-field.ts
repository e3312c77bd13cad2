import type { Words } from "#app/i18n/words.ts";
import type { communeFieldWords } from "#app/i18n/fr/communes/commune-field.ts";

export const enCommuneFieldWords: Words<typeof communeFieldWords> = {
  suggestions: "Suggested towns",
  found: (count: number, text: string) =>
    count === 0 ? `No town found for “${text}”` : count === 1 ? "1 town suggested" : `${count} towns suggested`,
};
