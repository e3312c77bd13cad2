import type { comfortWords } from "../fr/comforts.ts";
import type { Words } from "../words.ts";

export const enComfortWords: Words<typeof comfortWords> = {
  nouns: { ascenseur: "a lift", piscine: "a swimming pool" },
};
