import { editDistance } from "#app/communes/edit-distance.ts";
import { fillerWords, ordinaryWords } from "./ordinary-words.ts";
import type { PlaceNames } from "./place-names.ts";
import { sentenceRules } from "./sentence-rules.ts";

const listed = (words: string) => words.trim().split(/\s+/);

/** Words of rules in which typing errors are forgiven; without their plural. */
const rightWords = listed(`
  acheter appart appartement ascenseur balcon budget chambre colocation garage jardin location louer maison maximum
  meuble meublee minimum parcelle parking pavillon piece piscine stationnement studio terrain terrasse vendre
`);

/** Words that are nearly one of these, and mean something else. */
const otherWords = new Set(
  listed(`
    achetee acheteur achever apparat apparemment appariement appartenant appartient apparu apparut appat appert
    appontement apport assesseur baclon bacon cambre chambree chambrer collation coloration convocation garame gavage
    gazage jardine jardon lober locution lofer loger louee loueur louez louper loure lourer lover masson meugle meule
    minium paillon papillon piege piete pieze pince stationnaient stationnent terrai vende vendue venere ventre
  `),
);

/** Shorter words are never corrected. */
const LEAST = 5;
/** From this length on, two letters may differ. */
const LONG = 9;
const LONGEST = Math.max(...rightWords.map(({ length }) => length)) + 3;

// The first letter is seldom wrong, and tells most words apart.
const byStart = Map.groupBy(rightWords, (word) => word[0]!);

/** The word of a rule that a misspelt word means; null for words that are known, or a place's name. */
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
