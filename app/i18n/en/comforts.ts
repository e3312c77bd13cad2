import type { comfortWords } from "../fr/comforts.ts";
import type { Words } from "../words.ts";

export const enComfortWords: Words<typeof comfortWords> = {
  nouns: { ascenseur: "a lift", "jardin-clos": "an enclosed garden", piscine: "a swimming pool" },
};
