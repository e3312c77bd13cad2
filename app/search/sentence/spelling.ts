import { editDistance } from "#app/communes/edit-distance.ts";
import typingErrors from "./data/typing-errors.json" with { type: "json" };
import { fillerWords, ordinaryWords } from "./ordinary-words.ts";
import type { PlaceNames } from "./place-names.ts";
import { sentenceRules } from "./sentence-rules.ts";

const listed = (lines: string[]) => lines.flatMap((line) => line.split(" "));

/** Words of rules in which typing errors are corrected; singular only. */
const rightWords = listed(typingErrors.rightWords);

/** Words that resemble one of these and have another meaning. */
const otherWords = new Set(listed(typingErrors.otherWords));

/** Shorter words are never corrected. */
const LEAST = 5;
/** From this length on, two letters may differ. */
const LONG = 9;
const LONGEST = Math.max(...rightWords.map(({ length }) => length)) + 3;

// The first letter is seldom wrong, and distinguishes most words.
const byStart = Map.groupBy(rightWords, (word) => word[0]!);

/** The correct word for a misspelt one; null for known words and names of places. */
export function correctWord(plain: string, names: PlaceNames): string | null {
  if (plain.length < LEAST || plain.length > LONGEST || isFrench(plain)) return null;
  const single = plain.replace(/s$/, "");
  if (isFrench(single)) return null;
  const near = nearestWord(single);
  return near === null || isRead(plain) || names.named(plain).length > 0 ? null : near;
}

const isFrench = (word: string) => ordinaryWords.has(word) || fillerWords.has(word) || otherWords.has(word);

/** Whether a rule knows the words by themselves: « meublés », « rez de chaussée ». */
export const isRead = (words: string): boolean =>
  sentenceRules.some(({ pattern }) => ` ${words} `.match(pattern)?.[0] === words);

function nearestWord(typed: string): string | null {
  let [nearest, least]: [string | null, number] = [null, Infinity];
  for (const word of byStart.get(typed[0]!) ?? []) {
    const most = word.length >= LONG ? 2 : 1;
    const distance = editDistance(typed, word, { most });
    if (distance <= most && distance < least) [nearest, least] = [word, distance];
  }
  return nearest;
}
