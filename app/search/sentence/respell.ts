import { wordOf } from "./abbreviations.ts";
import { translateEnglish } from "./english.ts";
import type { PlaceNames } from "./place-names.ts";
import { isFree, type Slot } from "./slots.ts";
import { correctWord } from "./spelling.ts";

/** The slots in the words that rules know: English in French, short forms in full, typing errors corrected. */
export function respell(slots: Slot[], names: PlaceNames): Slot[] {
  return translateEnglish(slots).map((slot) => {
    const { token } = slot;
    if (!isFree(slot) || token.kind !== "word") return slot;
    const plain = wordOf(token.plain) ?? correctWord(token.plain, names);
    return plain === null ? slot : { ...slot, token: { ...token, plain } };
  });
}
