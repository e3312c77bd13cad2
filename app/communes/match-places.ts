import { differentLetters, editDistance, lettersOf } from "./edit-distance.ts";
import type { Entry, PlaceIndex } from "./place-index.ts";
import { type PlaceText, readPlaceText } from "./place-text.ts";

/**
 * How a text matches a name: whole, at its start (`part`: whole words), within it, or misspelt by `distance` letters, whole or as a
 * `beginning`. `score`: inhabitants divided by penalties for the way and for each letter; the likeliest place has the highest.
 */
export type Match = { entry: Entry; way: Way; distance: number; score: number };
type Way = "exact" | "part" | "prefix" | "inside" | "words" | "near" | "beginning";

/** About 32: a misspelt name of a city of 500,000 comes before a word within the name of a village of 800. */
const PENALTY = 10 ** 1.5;
const penalties: Record<Way, number> = {
  exact: 1,
  part: PENALTY,
  prefix: 10,
  inside: PENALTY,
  words: PENALTY,
  near: 10 ** 0.5,
  beginning: PENALTY,
};
const PENALTY_OF_A_LETTER = PENALTY;

/** Shorter texts are not compared with misspellings; from `LEAST_NEAR` on, villages are compared too. */
const LEAST_NEAR_CITY = 3;
const LEAST_NEAR = 4;
/** From this length on, two letters may differ. */
const LONG = 7;
/** From this many letters on, words within names are searched. */
const LEAST_INSIDE = 3;
/** Misspelt beginnings match only places with so many inhabitants. */
const LARGE = 20_000;
const MOST_WORDS = 8;

type Options = {
  limit: number;
  accepts?: (entry: Entry) => boolean;
  /** Leaves out misspelt names, which take longest to find. */
  isWellSpelt?: boolean;
};

/** Places that a typed text may name: whole names, then beginnings by size, then other matches by score. */
export function matchPlaces(index: PlaceIndex, text: string, options: Options): Match[] {
  const wanted = readPlaceText(text);
  const { limit, accepts = () => true, isWellSpelt = false } = options;
  if (wanted.kind === "nothing") return [];
  if (wanted.kind === "code") return matchCode(index, wanted.code, { limit, accepts });
  const isAccepted = (entry: Entry) => isThere(entry, wanted.code) && accepts(entry);
  return matchName(index, wanted, { limit, accepts: isAccepted, isWellSpelt });
}

type Limits = Required<Omit<Options, "isWellSpelt">>;
type WantedName = Extract<PlaceText, { kind: "name" }>;

function matchName(index: PlaceIndex, wanted: WantedName, { limit, accepts, isWellSpelt }: Required<Options>): Match[] {
  const exact = exactMatches(index, wanted.name).filter(({ entry }) => accepts(entry));
  const taken = new Set(exact.map(({ entry }) => entry));
  const isNew = (entry: Entry) => !taken.has(entry) && accepts(entry);
  const written = writtenMatches(index, wanted.name, { limit, accepts: isNew });
  for (const { entry } of written) taken.add(entry);
  const beginnings = written.filter(({ way }) => way === "prefix" || way === "part");
  const isMisspelt = !isWellSpelt && exact.length === 0 && wanted.name.length >= LEAST_NEAR_CITY;
  const near = isMisspelt ? nearMatches(index, wanted.name, { limit, accepts: isNew }) : [];
  const others = [...written.filter((match) => !beginnings.includes(match)), ...near];
  const all = distinct([...exact, ...beginnings, ...others.toSorted(byScore)]);
  return (wanted.code?.length === 5 ? arrondissementsFirst(all) : all).slice(0, limit);
}

/** The places with this name, an article more or less; « lyon 3 » is « Lyon 3e ». */
function exactMatches({ byName }: PlaceIndex, name: string): Match[] {
  const bare = name.replace(/^(le|la|les|l) /, "");
  const numbers = /\d$/.test(name) ? [`${name}e`, `${name}er`] : [];
  const articles = ["le", "la", "les", "l"].map((article) => `${article} ${bare}`);
  const own = [name, ...numbers].flatMap((spelling) => byName.get(spelling) ?? []);
  const found = own.length > 0 ? own : [bare, ...articles].flatMap((spelling) => byName.get(spelling) ?? []);
  return found.map((entry) => matchOf(entry, "exact", 0)).toSorted(bySize);
}

/** Names that begin with the text, or have its words. Each list is by size: the first beginnings are the largest. */
function writtenMatches({ byStart }: PlaceIndex, name: string, { limit, accepts }: Limits): Match[] {
  const words = [...new Set(name.split(" "))].slice(0, MOST_WORDS);
  const isWhole = name.length >= LEAST_INSIDE;
  const beginnings: Match[] = [];
  const others: Match[] = [];
  for (const entry of byStart.get(words[0]!.slice(0, 2)) ?? []) {
    const way = wayOf(entry.name, name, isWhole ? words : null);
    if (way === null || !accepts(entry)) continue;
    if (way === "inside" || way === "words") {
      if (others.length < limit) others.push(matchOf(entry, way, 0));
    } else if (beginnings.push(matchOf(entry, way, 0)) === limit) break;
  }
  return [...beginnings, ...others];
}

function wayOf(whole: string, name: string, words: string[] | null): Way | null {
  const start = whole.startsWith(name) ? 0 : startAfterArticle(whole, name);
  if (start !== -1) return whole[start + name.length] === " " ? "part" : "prefix";
  if (words === null) return null;
  const spaced = ` ${whole}`;
  if (spaced.includes(` ${name}`)) return "inside";
  return words.length > 1 && words.every((word) => spaced.includes(` ${word}`)) ? "words" : null;
}

function startAfterArticle(whole: string, name: string): number {
  const space = whole.indexOf(" ");
  if (space === -1 || space > 3 || !whole.startsWith(name, space + 1)) return -1;
  return /^(le|la|les|l)$/.test(whole.slice(0, space)) ? space + 1 : -1;
}

/** Misspelt names, and misspelt beginnings of large places. */
function nearMatches({ byLength }: PlaceIndex, name: string, { limit, accepts }: Limits): Match[] {
  const most = mostLetters(name);
  const letters = lettersOf(name);
  const isShort = name.length < LEAST_NEAR;
  const found: Match[] = [];
  for (let length = Math.max(1, name.length - most); length < byLength.length; length++) {
    const isWhole = length <= name.length + most;
    // Three letters are near the beginnings of too many names.
    if (isShort && !isWhole) break;
    for (const entry of byLength[length]!) {
      // The list is by size: the remaining places are smaller.
      if ((isShort || !isWhole) && entry.size < LARGE) break;
      if (entry.isFormer) continue;
      if (isWhole && differentLetters(letters, entry.letters) > 2 * most) continue;
      const distance = isWhole ? editDistance(name, entry.name, { most }) : most + 1;
      if (distance <= most) {
        if (accepts(entry)) found.push(matchOf(entry, "near", withFreeDoubles(distance, name, entry.name)));
      } else if (!isShort && entry.size >= LARGE && length > name.length && accepts(entry)) {
        const ofBeginning = editDistance(name, entry.name, { most: 1, isBeginning: true });
        if (ofBeginning <= 1) found.push(matchOf(entry, "beginning", ofBeginning));
      }
    }
  }
  return found.toSorted(byScore).slice(0, limit);
}

/** « monpelier » is nearer to Montpellier than to Montélier: letters typed once instead of twice cost one together. */
const withFreeDoubles = (distance: number, name: string, other: string): number =>
  distance > 1 && editDistance(single(name), single(other), { most: 1 }) <= 1 ? 1 : distance;
const single = (name: string) => name.replaceAll(/(.)\1/g, "$1");

/** How many letters of a name may be wrong. */
export const mostLetters = (name: string): number => (name.length >= LONG ? 2 : 1);

/** Places to offer for an unknown text: places whose name begins the text, and places with three letters of difference. */
export function similarPlaces(index: PlaceIndex, text: string, { limit, accepts = () => true }: Options): Match[] {
  const wanted = readPlaceText(text);
  if (wanted.kind !== "name" || wanted.name.length < LEAST_NEAR) return [];
  const { name } = wanted;
  const letters = lettersOf(name);
  const found: Match[] = [];
  for (const [length, group] of index.byLength.entries()) {
    for (const entry of group) {
      if (entry.isFormer || !accepts(entry)) continue;
      if (length >= LEAST_NEAR && length < name.length && name.startsWith(entry.name)) {
        found.push(matchOf(entry, "beginning", 1));
      } else if (
        Math.abs(length - name.length) <= MOST_SIMILAR &&
        differentLetters(letters, entry.letters) <= 2 * MOST_SIMILAR
      ) {
        const distance = editDistance(name, entry.name, { most: MOST_SIMILAR });
        if (distance <= Math.min(MOST_SIMILAR, length / 2)) found.push(matchOf(entry, "near", distance));
      }
    }
  }
  return distinct(found.toSorted(byScore)).slice(0, limit);
}

const MOST_SIMILAR = 3;

/** Places by the beginning of a postal code, or of a department by its code: the department comes first. */
function matchCode({ byDigits }: PlaceIndex, code: string, { limit, accepts }: Limits): Match[] {
  const upper = code.toUpperCase();
  const found = (byDigits.get(code.slice(0, 2)) ?? [])
    .filter(
      (entry) => !entry.isFormer && (entry.code === upper || entry.postalCodes.includes(` ${code}`)) && accepts(entry),
    )
    .map((entry) => matchOf(withPostalCode(entry, code), "exact", 0));
  return (code.length === 5 ? arrondissementsFirst(found) : found).slice(0, limit);
}

/** A commune with several postal codes is shown with the typed one. */
function withPostalCode(entry: Entry, code: string): Entry {
  const { place } = entry;
  const typed = entry.postalCodes.split(" ").find((one) => one !== "" && one.startsWith(code));
  if (place.kind !== "commune" || typed === undefined) return entry;
  return { ...entry, place: { ...place, commune: { ...place.commune, postalCode: typed } } };
}

const isThere = ({ code, postalCodes }: Entry, wanted: string | null) =>
  wanted === null || code === wanted.toUpperCase() || postalCodes.includes(` ${wanted}`);

const isArrondissement = ({ entry: { place } }: Match) => place.kind === "commune" && place.isArrondissement;

// With a complete postal code, « Paris 75015 » is « Paris 15e ».
const arrondissementsFirst = (matches: Match[]) => [
  ...matches.filter(isArrondissement),
  ...matches.filter((match) => !isArrondissement(match)),
];

const matchOf = (entry: Entry, way: Way, distance: number): Match => ({
  entry,
  way,
  distance,
  score: Math.max(1, entry.size) / (penalties[way] * PENALTY_OF_A_LETTER ** distance),
});

const byScore = (one: Match, other: Match) => other.score - one.score;
const bySize = (one: Match, other: Match) =>
  Number(one.entry.isFormer) - Number(other.entry.isFormer) || other.entry.size - one.entry.size;

/** Removes repeated places, since a region has several spellings. */
function distinct(matches: Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ entry: { place } }) => {
    if (place.kind !== "region") return true;
    const isNew = !seen.has(place.region.slug);
    seen.add(place.region.slug);
    return isNew;
  });
}
