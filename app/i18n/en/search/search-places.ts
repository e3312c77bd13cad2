import type { searchPlaceWords } from "#app/i18n/fr/search/search-places.ts";
import type { Words } from "#app/i18n/words.ts";

export const enSearchPlaceWords: Words<typeof searchPlaceWords> = {
  guessed: (place: string, typed: string) => `${place}, for “${typed}”`,
  undo: "Undo",
  undoLabel: (place: string) => `Undo ${place}`,
  others: "Or:",
  meant: "Did you mean:",
};
