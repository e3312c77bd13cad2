import type { Connection } from "#db/client.ts";
import { loadPlaces } from "./loaded-places.server.ts";
import { type Meaning, meanPlace } from "./mean-place.ts";
import { matchQuartiers, type QuartierMatch } from "./place-counts.repository.server.ts";
import type { Place } from "./place.ts";

/** A place or a quartier; a search finds a quartier by its words, in any town. */
export type FoundPlace = Place | { kind: "quartier"; text: string };

/** The meaning of a text typed for a place. */
export type PlaceMeaning = Meaning | { kind: "sure"; place: { kind: "quartier"; text: string } };

/** Most texts of one search; an address allows fewer. */
const MOST_TEXTS = 60;
/** Most misspelt texts of one search, since each is compared with all names. */
const MOST_MISSPELT = 5;

/** The meaning of each text, and of the first `MOST_MISSPELT` misspelt ones. At most two queries. */
export async function meanPlaces(db: Connection, texts: string[]): Promise<PlaceMeaning[]> {
  if (texts.length === 0) return [];
  const index = await loadPlaces(db);
  let misspelt = 0;
  const meanings = texts.map((text) => {
    const meaning = meanPlace(index, text, { mayGuess: misspelt < MOST_MISSPELT });
    if (meaning.kind !== "sure") misspelt += 1;
    return meaning;
  });
  const open = meanings.flatMap((meaning, nth) => (mayBeQuartier(meaning) && nth < MOST_TEXTS ? [nth] : []));
  const matches = await matchQuartiers(
    db,
    open.map((nth) => texts[nth]!),
  );
  const quartiers = new Map(open.map((nth, position) => [nth, matches[position]!]));
  return meanings.map((meaning, nth) =>
    isQuartier(meaning, quartiers.get(nth) ?? null)
      ? { kind: "sure", place: { kind: "quartier", text: texts[nth]! } }
      : meaning,
  );
}

const mayBeQuartier = (meaning: Meaning) =>
  meaning.kind === "unknown" || (meaning.kind === "guess" && meaning.likeness !== "named");

/** A quartier with this name has priority over a guess; a quartier with its words, over a far guess. */
const isQuartier = (meaning: Meaning, match: QuartierMatch | null) =>
  match === "named-so" ||
  (match === "with-words" && (meaning.kind === "unknown" || (meaning.kind === "guess" && meaning.likeness === "far")));
