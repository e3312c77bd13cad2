import type { searchPlaceWords } from "../fr/search-places.ts";
import type { Words } from "../words.ts";

export const enSearchPlaceWords: Words<typeof searchPlaceWords> = {
  guessed: (place: string, typed: string) => `${place}, for “${typed}”`,
  undo: "Undo",
  undoLabel: (place: string) => `Undo ${place}`,
  others: "Or:",
  meant: "Did you mean:",
};
