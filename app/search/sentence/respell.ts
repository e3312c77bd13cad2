import { cityAbbreviations } from "#app/domain/city-abbreviations.ts";
import { wordOf } from "./abbreviations.ts";
import { translateEnglish } from "./english.ts";
import type { PlaceNames } from "./place-names.ts";
import { isFree, type Slot } from "./slots.ts";
import { correctWord } from "./spelling.ts";

/** The slots in the words that rules know: English in French, short forms in full, typing errors corrected. */
export function respell(slots: Slot[], names: PlaceNames): Slot[] {
  const translated = translateEnglish(slots);
  // A sentence without meaning, as « in » or « & we », is kept as typed.
  const isLost = translated.every(({ token }) => token.kind === "sign");
  return (isLost ? slots : translated).map((slot, at, all) => {
    const { token } = slot;
    if (!isFree(slot) || token.kind !== "word") return slot;
    const whole = wordOf(token.plain, all[at + 1]?.token.plain);
    const plain = whole ?? correctWord(token.plain, names);
    if (plain === null) return slot;
    // Texts of listings have « plain-pied »; names of cities stay as typed.
    const raw = whole === null || cityAbbreviations.has(token.plain) ? token.raw : whole;
    return { ...slot, token: { ...token, plain, raw } };
  });
}
