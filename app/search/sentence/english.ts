import { searchedComforts } from "#app/domain/comforts.ts";
import { enComfortWords } from "#app/i18n/en/search/comforts.ts";
import { comfortWords } from "#app/i18n/fr/search/comforts.ts";
import data from "./data/english.json" with { type: "json" };
import { fillerWords, ordinaryWords } from "./ordinary-words.ts";
import { isFree, type Slot, slotsOf } from "./slots.ts";
import { readTokens } from "./tokens.ts";

const withoutArticle = (noun: string) => noun.replace(/^an? /, "");
/** « enclosed garden » is « jardin clos », for each comfort that a search asks for. */
const comfortPhrases = searchedComforts.map((comfort): [english: string, french: string] => [
  withoutArticle(enComfortWords.nouns[comfort]),
  comfortWords.french.nouns[comfort],
]);

type Phrase = { words: string[]; french: string; isProof: boolean };

const listed = (lines: string[]) => new Set(lines.join(" ").split(" "));
/** Words that are also French or parts of place names: they are translated, but do not make a sentence English. */
const shared = listed(data.sharedWords);

/**
 * English phrases with the French words of rules, which may be empty. `|` separates phrases of one meaning, `#` is a number; phrases
 * with `*` are also French, so that they do not make a sentence English.
 */
const byFirst = Map.groupBy(
  [...Object.entries(data.phrases), ...comfortPhrases]
    .flatMap(([english, french]) =>
      english.split("|").map((typed): Phrase => {
        const words = typed.replace("*", "").split(" ");
        const isProof = !typed.startsWith("*") && !words.every((word) => shared.has(word));
        return { words, french, isProof };
      }),
    )
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0]!,
);

/** Words in place names: « house in La Rochelle ». */
const ofNames = listed(data.wordsOfNames);
/** Words of both languages. */
const ofBoth = listed(data.wordsOfBoth);

/** Translates the slots of a sentence that is certainly English; returns others unchanged. */
export function translateEnglish(slots: Slot[]): Slot[] {
  const parts = partsOf(slots);
  let [english, french] = [0, 0];
  for (const { slots: typed, phrase } of parts) {
    if (phrase?.isProof) english += phrase.words.length;
    else if (!phrase && typed.every(isFrench)) french += 1;
  }
  if (english <= french) return slots;
  return parts.flatMap(({ slots: typed, phrase }) => {
    if (!phrase) return typed;
    // Drops words without a meaning: « without the lift ».
    if (phrase.french === "") return [];
    const said = inFrench(phrase, typed);
    const [start] = said;
    return [{ ...start!, token: { ...start!.token, glue: typed[0]!.token.glue } }, ...said.slice(1)];
  });
}

function inFrench({ french }: Phrase, typed: Slot[]): Slot[] {
  const numbers = typed.filter(({ token }) => token.kind === "number");
  return french.split("#").flatMap((part, nth) => [...numbers.slice(nth - 1, nth), ...slotsOf(readTokens(part))]);
}

const isFrench = (slot: Slot): boolean => {
  const { plain, kind } = slot.token;
  if (!isFree(slot) || kind !== "word" || ofNames.has(plain) || ofBoth.has(plain)) return false;
  return fillerWords.has(plain) || ordinaryWords.has(plain);
};

/** The phrases among the slots, the longest at each place, and the slots between them. */
function partsOf(slots: Slot[]): { slots: Slot[]; phrase: Phrase | null }[] {
  const parts: { slots: Slot[]; phrase: Phrase | null }[] = [];
  for (let at = 0; at < slots.length;) {
    const phrase = phraseAt(slots, at);
    const length = phrase?.words.length ?? 1;
    parts.push({ slots: slots.slice(at, at + length), phrase });
    at += length;
  }
  return parts;
}

function phraseAt(slots: Slot[], at: number): Phrase | null {
  const { plain, kind } = slots[at]!.token;
  const phrasesThere = byFirst.get(kind === "number" ? "#" : plain) ?? [];
  const isThere = (word: string, slot: Slot | undefined) =>
    isFree(slot) && (word === "#" ? slot.token.kind === "number" : slot.token.plain === word);
  return phrasesThere.find(({ words }) => words.every((word, nth) => isThere(word, slots[at + nth]))) ?? null;
}
