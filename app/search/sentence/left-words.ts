import { fillerWords } from "./ordinary-words.ts";
import { isOrdinary, namesAmong } from "./place-names.ts";
import { hasPlace } from "./place-part.ts";
import type { Reading } from "./read-sentence.ts";
import { isFree, type Slot, typedText } from "./slots.ts";

const MOST_NAMES = 12;
const MOST_GUESSES = 6;
const MOST_GUESSED_WORDS = 3;
const WORD_LENGTH = 4;
const articles = new Set(["l", "la", "le", "les"]);

/** « Vieux Lille », whose second word is a place. */
const oldTowns = (slots: Slot[]) =>
  slots.flatMap((slot, start) => {
    const town = slots[start + 1];
    const isOldTown = isFree(slot) && slot.token.plain === "vieux" && town?.use === "place";
    return isOldTown ? [{ start, length: 2, name: `vieux ${town.token.plain}` }] : [];
  });

/** Names among the unused words that may be quartiers, the longest first. */
export function quartierNames({ criteria, slots }: Reading): string[] {
  const isPlaced = criteria.communes !== undefined;
  const names = [...oldTowns(slots), ...namesAmong(slots)].filter(({ name, length }) => {
    const words = name.split(" ");
    const begins = !fillerWords.has(words[0]!) || (length > 1 && articles.has(words[0]!));
    if (!begins || fillerWords.has(words.at(-1)!) || name.length < WORD_LENGTH) return false;
    return !isOrdinary(name) || (isPlaced && length > 1);
  });
  return [...new Set(names.map(({ name }) => name))].slice(0, MOST_NAMES);
}

/** Adds the longest of these quartiers to a reading. */
export function withQuartier(reading: Reading, quartiers: string[]): Reading {
  const match = [...oldTowns(reading.slots), ...namesAmong(reading.slots)].find(({ name }) => quartiers.includes(name));
  if (!match) return reading;
  const { start, length } = match;
  const quartier = typedText(reading.slots.slice(start, start + length));
  return { ...reading, criteria: { ...reading.criteria, quartier }, slots: take(reading.slots, start, length) };
}

/** Unused words that may be a misspelt place, if the sentence names none; the longest first. */
export function misspeltNames({ criteria, slots }: Reading): string[] {
  if (hasPlace(criteria)) return [];
  const names = [...namesAmong(slots)].filter(({ name, length }) => {
    const words = name.split(" ");
    const isWhole = !fillerWords.has(words.at(-1)!) && (!fillerWords.has(words[0]!) || articles.has(words[0]!));
    return isWhole && length <= MOST_GUESSED_WORDS && name.length >= WORD_LENGTH && !isOrdinary(name);
  });
  return [...new Set(names.map(({ name }) => name))].slice(0, MOST_GUESSES);
}

/** Adds the first of these names to a reading as a place, as typed: the page of results reports the guess. */
export function withGuess(reading: Reading, guessed: string[]): Reading {
  const match = [...namesAmong(reading.slots)].find(({ name }) => guessed.includes(name));
  if (!match) return reading;
  const { start, length } = match;
  const communes = [typedText(reading.slots.slice(start, start + length))];
  return { ...reading, criteria: { ...reading.criteria, communes }, slots: take(reading.slots, start, length) };
}

const take = (slots: Slot[], start: number, length: number): Slot[] =>
  slots.map((slot, at) => (at >= start && at < start + length ? { ...slot, use: "place" as const } : slot));
