import type { Connection } from "#db/client.ts";
import { loadPlaces } from "#app/communes/loaded-places.server.ts";
import { meanPlace } from "#app/communes/mean-place.ts";
import { placeName } from "#app/communes/place.ts";
import { membersOf, type PlaceIndex } from "#app/communes/place-index.ts";
import { misspeltNames, quartierNames, withGuess, withQuartier } from "../sentence/left-words.ts";
import { placeNames } from "../sentence/place-names.ts";
import { unknownWords } from "../sentence/unread-words.ts";
import { type Reading, readSentence } from "../sentence/read-sentence.ts";
import {
  findQuartiersNamed,
  findUnusedWords,
  findWordsWithoutListing,
} from "../sentence/sentence-places.repository.server.ts";

/** Reads a sentence. At most three queries of bounded size: the names of places are in memory. */
export async function understandSentence({ db }: { db: Connection }, sentence: string): Promise<Reading> {
  return understandWith({ db, index: await loadPlaces(db) }, sentence);
}

/** Reads a sentence with loaded names of places. */
export async function understandWith(
  { db, index }: { db: Connection; index: PlaceIndex },
  sentence: string,
): Promise<Reading> {
  const read = readSentence(sentence, placeNames(index));
  const placed = withQuartier(read, await findQuartiersNamed(db, quartierNames(read), placesOf(index, read.criteria)));
  return withGuess(placed, await findUnusedWords(db, guessesOf(index, misspeltNames(placed))));
}

/** The keywords that were not understood: no rule knows them, and no listing contains them. */
export const findUnreadWords = (db: Connection, keywords: string | null): Promise<string[]> =>
  findWordsWithoutListing(db, [...new Set(unknownWords(keywords))]);

function placesOf(index: PlaceIndex, { communes = [], departments = [], regions = [] }: Reading["criteria"]) {
  const members = membersOf(index, regions);
  return { ...members, communes, departments: [...departments, ...members.departments] };
}

/** The words that resemble the name of a place, with that name. */
const guessesOf = (index: PlaceIndex, words: string[]): { word: string; name: string }[] =>
  words.flatMap((word) => {
    const meaning = meanPlace(index, word);
    const isNear = meaning.kind === "sure" || (meaning.kind === "guess" && meaning.likeness !== "far");
    return isNear ? [{ word, name: placeName(meaning.place) }] : [];
  });
