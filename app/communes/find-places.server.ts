import type { Connection } from "#db/client.ts";
import { loadPlaces } from "./loaded-places.server.ts";
import { type Meaning, meanPlace, nameExactly } from "./mean-place.ts";
import { matchQuartiers, type QuartierMatch } from "./place-counts.repository.server.ts";
import type { Place } from "./place.ts";

/** A place or a quartier, which a search finds by its words wherever it is. */
export type FoundPlace = Place | { kind: "quartier"; text: string };

/** What a text typed for a place means. */
export type PlaceMeaning = Meaning | { kind: "sure"; place: { kind: "quartier"; text: string } };

/** More texts than an address may have. */
const MOST_TEXTS = 60;

/**
 * The places that these texts name, exactly as typed (case, accents and articles aside): communes, postal codes,
 * departments, regions, and quartiers with listings on show; null for a text that names none, or several. At most two queries.
 */
export async function findPlaces(db: Connection, texts: string[]): Promise<(FoundPlace | null)[]> {
  if (texts.length === 0) return [];
  const index = await loadPlaces(db);
  const meanings = texts.map((text) => nameExactly(index, text));
  const places = meanings.map((meaning): FoundPlace | null => (meaning?.kind === "sure" ? meaning.place : null));
  const open = meanings.flatMap((meaning, nth) => (meaning === null && nth < MOST_TEXTS ? [nth] : []));
  const matches = await matchQuartiers(
    db,
    open.map((nth) => texts[nth]!),
  );
  for (const [position, nth] of open.entries())
    if (matches[position] !== null) places[nth] = { kind: "quartier", text: texts[nth]! };
  return places;
}

/** What each text means, misspelt ones too. At most two queries. */
export async function meanPlaces(db: Connection, texts: string[]): Promise<PlaceMeaning[]> {
  if (texts.length === 0) return [];
  const index = await loadPlaces(db);
  const meanings = texts.map((text) => meanPlace(index, text));
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
