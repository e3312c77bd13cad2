import type { Words } from "../words.ts";
import type { communeFieldWords } from "../fr/commune-field.ts";

export const enCommuneFieldWords: Words<typeof communeFieldWords> = {
  suggestions: "Suggested towns",
  found: (count: number) =>
    count === 0 ? "No town found" : count === 1 ? "1 town suggested" : `${count} towns suggested`,
};
