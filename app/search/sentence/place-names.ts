import { editDistance } from "#app/communes/edit-distance.ts";
import { matchPlaces, mostLetters } from "#app/communes/match-places.ts";
import type { Entry, PlaceIndex } from "#app/communes/place-index.ts";
import { arrondissementsOf } from "#app/domain/arrondissements.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { readDepartment } from "#app/domain/territories.ts";
import { fillerWords, ordinaryWords } from "./ordinary-words.ts";
import { isFree, type Slot } from "./slots.ts";

/** The places that names and codes of a sentence may mean, the likeliest first. */
export type PlaceNames = {
  named(name: string): readonly Entry[];
  coded(code: string): readonly Entry[];
  /** The place with this postal code or department whose name is nearly the given one. */
  misspelt(name: string, code: string): Entry | null;
};

/** Looks up the index of places for one sentence; names are normalized by `normalizeName`. */
export function placeNames(index: PlaceIndex): PlaceNames {
  const known = new Map<string, readonly Entry[]>();
  return {
    named(name) {
      const entries = known.get(name) ?? entriesNamed(index, name);
      known.set(name, entries);
      return entries;
    },
    coded: (code) => entriesCoded(index, code),
    misspelt: (name, code) => entryNearly(index, name, code),
  };
}

/** The most words of a name: few names have more than six. */
const MOST_WORDS = 6;
const MOST_SHORT_WORDS = 3;
const MOST_OF_A_CODE = 5;
/** From this number of inhabitants on, the beginning of a name is enough: « Aix », « Levallois ». */
const KNOWN_BY_SHORT_NAME = 4_000;
/** A short name means the longer one if that place is so many times larger than the place with exactly the short name. */
const FAR_LARGER = 10;

const articles = ["l", "la", "le", "les"];

function entriesNamed(index: PlaceIndex, name: string): readonly Entry[] {
  const exact = index.byName.get(name) ?? [];
  if (!mayBeShort(name)) return exact;
  // « Sables-d'Olonne », « Mans »: the article may be left out.
  const others = articles.flatMap((article) => index.byName.get(`${article} ${name}`) ?? []);
  const longer = longerName(index, name);
  const [large] = [...others, ...(longer ? [longer] : [])].toSorted((one, other) => other.size - one.size);
  return large && large.size > FAR_LARGER * (exact[0]?.size ?? 0) ? [large, ...exact] : exact;
}

/** Whether these words may be the beginning of a longer name. */
function mayBeShort(name: string): boolean {
  const [first, ...others] = name.split(" ");
  const begins = !fillerWords.has(first!) || (others.length > 0 && articles.includes(first!));
  return (
    begins &&
    others.length < MOST_SHORT_WORDS &&
    name.length >= 3 &&
    !isOrdinary(name) &&
    !/^(?:(?:la|le|les|l) )?saint(?:es?)?$/.test(name)
  );
}

/** The largest commune whose name begins with these words. */
function longerName({ byStart }: PlaceIndex, name: string): Entry | null {
  for (const entry of byStart.get(name.slice(0, 2).trim()) ?? []) {
    if (entry.size < KNOWN_BY_SHORT_NAME) return null;
    if (entry.name.startsWith(`${name} `) && entry.place.kind === "commune" && !isArrondissement(entry)) return entry;
  }
  return null;
}

function entriesCoded(index: PlaceIndex, code: string): readonly Entry[] {
  if (/^\d{5}$/.test(code)) return matchPlaces(index, code, { limit: MOST_OF_A_CODE }).map(({ entry }) => entry);
  const department = readDepartment(code);
  const named = department ? (index.byName.get(normalizeName(department.name)) ?? []) : [];
  return named.filter(({ place }) => place.kind === "department");
}

/** « marseile 13008 »: the arrondissement of that code rather than its city. */
function entryNearly({ byDigits }: PlaceIndex, name: string, code: string): Entry | null {
  let [nearest, least]: [Entry | null, number] = [null, mostLetters(name) + 1];
  for (const entry of byDigits.get(code.slice(0, 2)) ?? []) {
    const isThere = entry.postalCodes.includes(` ${code}`) || (code.length < 5 && entry.code === code.toUpperCase());
    if (!isThere || entry.isFormer || (code.length < 5 && isArrondissement(entry))) continue;
    const typed = isArrondissement(entry) ? entry.name.replace(/ \d+er?$/, "") : entry.name;
    const distance = editDistance(name, typed, { most: mostLetters(name) });
    const isNearer = distance < least || (distance === least && nearest !== null && isPartOf(entry, nearest));
    if (isNearer) [nearest, least] = [entry, distance];
  }
  return nearest;
}

const isPartOf = ({ parentId }: Entry, { place }: Entry): boolean =>
  parentId !== null && place.kind === "commune" && place.commune.id === parentId;

export const isArrondissement = ({ place }: Entry): boolean => place.kind === "commune" && place.isArrondissement;
export const isTerritory = ({ place }: Entry): boolean => place.kind !== "commune";

/** The arrondissement that a word beside a city may mean, by name; otherwise null. */
export const districtOf = (city: string, plain: string): string | null => {
  const number = /^\d{1,2}$/.test(plain) ? Number(plain) : 0;
  if (number < 1 || number > (arrondissementsOf.get(city) ?? 0)) return null;
  return `${city} ${number}${number === 1 ? "er" : "e"}`;
};

/** « XI », « XVIe » in digits; null for other words. In capitals: « vie » is a word. */
export function romanNumber(raw: string): string | null {
  const digits = /^([IVX]+)(?:er|e|[eè]me)?$/.exec(raw)?.[1];
  if (!digits) return null;
  const values = Array.from(digits, (digit) => ({ I: 1, V: 5, X: 10 })[digit]!);
  return String(values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0));
}

/** Sequences of unused words that may be a name, longest first, then from left to right. */
export function* namesAmong(slots: Slot[]): Generator<{ start: number; length: number; name: string }> {
  for (let length = MOST_WORDS; length >= 1; length--) {
    for (let start = 0; start + length <= slots.length; start++) {
      const part = slots.slice(start, start + length);
      if (part.every((slot) => isFree(slot) && slot.token.kind === "word"))
        yield { start, length, name: part.map(({ token }) => token.plain).join(" ") };
    }
  }
}

/** Whether a name consists of ordinary words: « le jardin », « Mer ». */
export const isOrdinary = (name: string): boolean =>
  name.split(" ").every((word) => ordinaryWords.has(word) || fillerWords.has(word));
