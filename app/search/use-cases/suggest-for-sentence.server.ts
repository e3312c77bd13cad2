import { findCommunesBySlugs } from "#app/communes/communes.repository.server.ts";
import { loadPlaces } from "#app/communes/loaded-places.server.ts";
import { meanPlace } from "#app/communes/mean-place.ts";
import { placeName } from "#app/communes/place.ts";
import type { PlaceIndex } from "#app/communes/place-index.ts";
import { type Database, readWithin } from "#db/client.ts";
import { noCriteria } from "../criteria/criteria.ts";
import { searchOf } from "../sentence/read-sentence.ts";
import { completeSentence } from "./complete-sentence.server.ts";
import { areasOf } from "./resolve-places.server.ts";
import { SEARCH_TIMEOUT_MS } from "./search-listings.server.ts";
import { findUnreadWords, understandWith } from "./understand-sentence.server.ts";

const MAX_LENGTH = 200;

/**
 * The meaning of a sentence with the names of its places, and its completions. A guessed place stays as typed in the address, so that
 * the results show the guess. Empty for a sentence longer than the field.
 */
export const suggestForSentence = ({ db: database }: { db: Database }, sentence: string) =>
  readWithin(database, SEARCH_TIMEOUT_MS, async (db) => {
    const text = sentence.length > MAX_LENGTH ? "" : sentence;
    const index = await loadPlaces(db);
    const reading = text === "" ? null : await understandWith({ db, index }, text);
    const said = reading === null ? {} : searchOf(reading);
    const known = await findCommunesBySlugs(db, said.communes ?? []);
    const guesses = (said.communes ?? []).filter((typed) => !known.some(({ slug }) => slug === typed));
    return {
      said,
      notes: reading?.notes ?? [],
      unread: await findUnreadWords(db, said.keywords ?? null),
      communes: [...known, ...guesses.map((typed) => ({ slug: typed, name: guessName(index, typed) }))],
      areas: areasOf({ ...noCriteria, ...said }),
      completions: await completeSentence({ db, index }, text),
    };
  });

function guessName(index: PlaceIndex, typed: string): string {
  const meaning = meanPlace(index, typed);
  return meaning.kind === "unknown" ? typed : placeName(meaning.place);
}
