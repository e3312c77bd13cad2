import type { comfortWords } from "#app/i18n/fr/search/comforts.ts";
import type { Words } from "#app/i18n/words.ts";

export const enComfortWords: Words<typeof comfortWords> = {
  nouns: { ascenseur: "a lift", "jardin-clos": "an enclosed garden", piscine: "a swimming pool" },
};
