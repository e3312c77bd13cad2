import { normalizeName } from "#app/domain/commune-name.ts";
import { readRegion } from "#app/domain/territories.ts";
import { type Match, matchPlaces, similarPlaces } from "./match-places.ts";
import { type Place, placeKey, territoryWithCode } from "./place.ts";
import type { Entry, PlaceIndex } from "./place-index.ts";

/**
 * The meaning of a typed text: one place for sure, the likeliest of several (a guess, which the page reports), or none. `others` are
 * to offer. The text is a guess's whole name (`named`), a part of it or one letter off (`near`), or two letters off (`far`).
 */
export type Meaning =
  | { kind: "sure"; place: Place }
  | { kind: "guess"; place: Place; others: Place[]; likeness: "named" | "near" | "far" }
  | { kind: "unknown"; others: Place[] };

type Accepts = (entry: Entry) => boolean;

const MOST_TYPED = 100;
const MOST_OTHERS = 3;
const MOST_MATCHES = 30;
/** Among places with one name, the largest is sure if it has so many times the inhabitants of the next one. */
export const SURE_RATIO = 50;
/** The likeliest place is a guess if its score is so many times the score of the next one. */
const GUESS_RATIO = 10;
/** Shorter texts, in letters, are not guessed. */
const LEAST_GUESSED_LENGTH = 4;
/** Least score of a guess (`Match`): 100 inhabitants with one letter of difference, 32,000 with two. */
const LEAST_SCORE = { near: 1, far: 10 };

/** `accepts` limits the kinds of places; without `mayGuess`, which costs most, only names with the exact spelling are found. */
export function meanPlace(
  index: PlaceIndex,
  text: string,
  { accepts = () => true, mayGuess = true }: { accepts?: Accepts; mayGuess?: boolean } = {},
): Meaning {
  const { name, accepts: ofKind } = readKind(text);
  const takes: Accepts = (entry) => ofKind(entry) && accepts(entry);
  const code = normalizeName(name);
  if (/^(\d{2,3}|2[ab])$/.test(code)) return meanTerritory(code, index, takes);
  const matches = matchPlaces(index, name, { limit: MOST_MATCHES, accepts: takes, isWellSpelt: !mayGuess });
  // The beginning of a postal code.
  if (/^\d{4}$/.test(code)) return { kind: "unknown", others: placesOf(matches) };
  const exact = meanExactly(matches);
  return exact ?? (mayGuess ? meanNearly(index, name, matches, takes) : { kind: "unknown", others: [] });
}

function meanExactly(matches: Match[]): Meaning | null {
  const exact = matches.filter(({ way }) => way === "exact");
  const current = exact.filter(({ entry }) => !entry.isFormer);
  return exact.length === 0 ? null : meanName(withoutCityOfPart(current.length > 0 ? current : exact), matches);
}

/** « département du Rhône », « région Bretagne ». */
function readKind(text: string): { name: string; accepts: Accepts } {
  const read = /^(?:le |la )?(?<kind>departement|dept|dpt|region) (?:(?:de la|de l|du|des|de|d) )?(?<name>.+)$/.exec(
    normalizeName(text.slice(0, MOST_TYPED)),
  )?.groups;
  if (!read || readRegion(text) !== null) return { name: text, accepts: () => true };
  const kind = read.kind === "region" ? "region" : "department";
  return { name: read.name!, accepts: ({ place }) => place.kind === kind };
}

/** « 69 » is the Rhône. */
function meanTerritory(code: string, index: PlaceIndex, accepts: Accepts): Meaning {
  const place = territoryWithCode(code);
  const isAccepted = place !== null && accepts({ place } as Entry); // limits of kinds look at the place only
  if (isAccepted) return { kind: "sure", place };
  return { kind: "unknown", others: placesOf(matchPlaces(index, code, { limit: MOST_OTHERS, accepts })) };
}

/** Several places with the typed name, or larger ones that begin with it: « Vienne », « Saint-Denis », « Aix ». */
function meanName(exact: Match[], matches: Match[]): Meaning {
  const longer = matches.filter(({ way }) => way === "part");
  const [first, ...others] = [...exact, ...longer].toSorted((one, other) => other.score - one.score);
  const rival = others.find(({ way, score }) => score * (way === "exact" ? SURE_RATIO : 1) > first!.score);
  if (first!.way === "exact") return rival ? guess(first!, others) : { kind: "sure", place: first!.entry.place };
  // « Aix »: several longer names, and no name is clearly the largest.
  const next = others.find(({ entry }) => !isPartOf(entry, first!.entry));
  if (next && first!.score < next.score * GUESS_RATIO)
    return { kind: "unknown", others: placesOf([first!, ...others]) };
  return guess(first!, others);
}

function meanNearly(index: PlaceIndex, text: string, matches: Match[], accepts: Accepts): Meaning {
  const [first, ...others] = matches
    .filter(({ way }) => way !== "beginning")
    .toSorted((one, other) => other.score - one.score);
  const offered = () =>
    placesOf([
      ...matches.filter(({ way }) => way !== "words"),
      ...similarPlaces(index, text, { limit: MOST_OTHERS, accepts }),
    ]);
  if (!first || normalizeName(text).length < LEAST_GUESSED_LENGTH) return { kind: "unknown", others: offered() };
  const rival = others.find(({ entry }) => !isPartOf(entry, first.entry) && !isPartOf(first.entry, entry));
  const isLikely =
    first.score > LEAST_SCORE[first.distance > 1 ? "far" : "near"] &&
    (!rival || first.score >= rival.score * GUESS_RATIO);
  return isLikely ? guess(first, others) : { kind: "unknown", others: offered() };
}

const guess = (first: Match, others: Match[]): Meaning => ({
  kind: "guess",
  place: first.entry.place,
  others: placesOf(
    others.filter(({ entry }) => !isPartOf(entry, first.entry)),
    first.entry.place,
  ),
  likeness: first.way === "exact" ? "named" : first.distance > 1 ? "far" : "near",
});

/** Removes the city of an arrondissement that has the postal code too. */
function withoutCityOfPart(matches: Match[]): Match[] {
  return matches.filter(({ entry }) => !matches.some((other) => isPartOf(other.entry, entry)));
}

const isPartOf = ({ parentId }: Entry, { place }: Entry) =>
  parentId !== null && place.kind === "commune" && place.commune.id === parentId;

function placesOf(matches: Match[], but?: Place): Place[] {
  const places = new Map(matches.map(({ entry: { place } }) => [placeKey(place), place]));
  if (but) places.delete(placeKey(but));
  return [...places.values()].slice(0, MOST_OTHERS);
}
