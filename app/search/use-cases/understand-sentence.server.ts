import type { Connection } from "#db/client.ts";
import { loadPlaces } from "#app/communes/loaded-places.server.ts";
import { meanPlace } from "#app/communes/mean-place.ts";
import { placeName } from "#app/communes/place.ts";
import type { PlaceIndex } from "#app/communes/place-index.ts";
import { departmentsOfRegions } from "#app/domain/territories.ts";
import { cleanText } from "#app/platform/clean-text.ts";
import type { SearchCriteria } from "../criteria.ts";
import { misspeltNames, quartierNames, withGuess, withQuartier } from "../sentence/left-words.ts";
import { placeNames } from "../sentence/place-names.ts";
import { joinKeywords, type Reading, readSentence, searchOf } from "../sentence/read-sentence.ts";
import { findQuartiersNamed, findUnusedWords } from "../sentence-places.repository.server.ts";

/**
 * The search that a sentence asks for, in the place of what the address says of the same criteria. At most three queries, of bounded size,
 * besides the names of places, which are in memory.
 */
export async function understandSentence(
  { db }: { db: Connection },
  sentence: string,
  asked: SearchCriteria,
): Promise<SearchCriteria> {
  if (cleanText(sentence) === "") return asked;
  const index = await loadPlaces(db);
  const read = readSentence(sentence, placeNames(index));
  const placed = withQuartier(read, await findQuartiersNamed(db, quartierNames(read), placesOf(read.criteria)));
  const guessed = withGuess(placed, await findUnusedWords(db, guessesOf(index, misspeltNames(placed))));
  const search = searchOf(guessed);
  return { ...asked, ...search, keywords: joinKeywords(asked.keywords, search.keywords ?? null), page: 1 };
}

const placesOf = ({ communes = [], departments = [], regions = [] }: Reading["criteria"]) => ({
  communes,
  departments: [...departments, ...departmentsOfRegions(regions)],
});

/** What words are nearly the names of. */
const guessesOf = (index: PlaceIndex, words: string[]): { word: string; name: string }[] =>
  words.flatMap((word) => {
    const meaning = meanPlace(index, word);
    const isNear = meaning.kind === "sure" || (meaning.kind === "guess" && meaning.likeness !== "far");
    return isNear ? [{ word, name: placeName(meaning.place) }] : [];
  });
