import { type SentenceNote, sentenceNotes } from "./notes.ts";
import { isHome, type Wish } from "./wish.ts";

/** Kinds that are meant only where the sentence is about no home: « maison avec garage » is a house. */
const kinds: ReadonlySet<SentenceNote> = new Set(["stationnement", "bureau", "local", "immeuble"]);

/** Criteria that a garage may have too. */
const ofAnything = new Set(["parking", "priceMin", "priceMax", "priceDrop", "sinceDays", "sort", "radius"]);

/** The notes of a sentence, in the order of the list. */
export function notesOf(wish: Wish, isPlaced: boolean): SentenceNote[] {
  const isOfHome =
    isHome(wish) ||
    wish.types.size > 0 ||
    wish.hasPlot ||
    Object.keys(wish.criteria).some((key) => !ofAnything.has(key));
  return sentenceNotes.filter(
    (note) => wish.notes.has(note) && !(kinds.has(note) && isOfHome) && !(note === "ici" && isPlaced),
  );
}
