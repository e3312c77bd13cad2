import type { Words } from "#app/i18n/words.ts";
import type { fieldWords } from "#app/i18n/fr/ui/field.ts";

export const enFieldWords: Words<typeof fieldWords> = {
  requiredNote: "Fields marked with * are required.",
};
