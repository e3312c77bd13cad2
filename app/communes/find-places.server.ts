import type { Connection } from "#db/client.ts";
import { loadPlaces } from "./loaded-places.server.ts";
import { type Meaning, meanPlace } from "./mean-place.ts";
import { matchQuartiers, type QuartierMatch } from "./place-counts.repository.server.ts";
import type { Place } from "./place.ts";

/** A place or a quartier, which a search finds by its words wherever it is. */
export type FoundPlace = Place | { kind: "quartier"; text: string };

/** What a text typed for a place means. */
export type PlaceMeaning = Meaning | { kind: "sure"; place: { kind: "quartier"; text: string } };

/** More texts than an address may have. */
const MOST_TEXTS = 60;
/** Texts of one search that may be misspelt: each is compared with all names. */
const MOST_MISSPELT = 5;

/** What each text means, the first misspelt ones too. At most two queries. */
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

/** A quartier with this name comes before a guess; one that has its words, before a far guess. */
const isQuartier = (meaning: Meaning, match: QuartierMatch | null) =>
  match === "named-so" ||
  (match === "with-words" && (meaning.kind === "unknown" || (meaning.kind === "guess" && meaning.likeness === "far")));
