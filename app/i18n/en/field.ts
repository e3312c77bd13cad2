import type { Words } from "../words.ts";
import type { fieldWords } from "../fr/field.ts";

export const enFieldWords: Words<typeof fieldWords> = {
  requiredNote: "Fields marked with * are required.",
};
