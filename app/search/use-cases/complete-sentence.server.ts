import { matchPlaces } from "#app/communes/match-places.ts";
import type { PlaceIndex } from "#app/communes/place-index.ts";
import type { PlaceSuggestion } from "#app/communes/place-suggestion.ts";
import { withCounts } from "#app/communes/use-cases/suggest-places.server.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import type { Connection } from "#db/client.ts";
import { ordinaryWords } from "../sentence/ordinary-words.ts";
import { isOrdinary, placeNames, type PlaceNames } from "../sentence/place-names.ts";
import { readSentence } from "../sentence/read-sentence.ts";
import type { SentenceCompletion } from "../sentence/sentence-suggestion.ts";

const MOST = 5;
const MOST_MATCHES = 8;
/** Most words of an unfinished name. */
const MOST_WORDS = 4;
const LEAST_LETTERS = 2;

type Needs = { db: Connection; index: PlaceIndex };

/** Completes a sentence with each place with listings whose name its last words may begin, in a form that `readSentence` reads. */
export async function completeSentence({ db, index }: Needs, sentence: string): Promise<SentenceCompletion[]> {
  const names = placeNames(index);
  for (const { before, typed } of endings(sentence)) {
    const matches = matchPlaces(index, typed, { limit: MOST_MATCHES, isWellSpelt: true });
    // « ou vill » has words of Villiers-sur-Ource, but is not in its name.
    const named = matches.filter(({ entry, way }) => way !== "words" && !entry.isFormer);
    const places = named.map(({ entry }) => entry.place);
    if (places.length === 0) continue;
    const counted = await withCounts(db, index, places);
    const completions = counted
      .filter(({ count }) => count > 0)
      .flatMap((place) => complete(before, place, names) ?? []);
    return completions.slice(0, MOST);
  }
  return [];
}

/** The last words that may begin a name, the longest ending first. */
function endings(sentence: string): { before: string; typed: string }[] {
  const starts = [...sentence.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index).slice(-MOST_WORDS);
  return starts
    .map((start) => ({ before: sentence.slice(0, start), typed: sentence.slice(start).trim() }))
    .filter(({ typed }) => {
      const name = normalizeName(typed);
      const first = normalizeName(typed.split(/\s/)[0]!);
      return name.length >= LEAST_LETTERS && !/^\d|\d$/.test(first) && !ordinaryWords.has(first) && !isOrdinary(name);
    });
}

/** Completes with the name, or the name and code where `readSentence` needs it; null where it would not find the place. */
function complete(before: string, place: PlaceSuggestion, names: PlaceNames): SentenceCompletion | null {
  const spellings = [place.name, `${place.name} ${place.detail}`];
  const sentence = spellings.map((name) => `${before}${name}`).find((text) => means(text, place, names));
  return sentence === undefined ? null : { kind: "completion", sentence, place };
}

function means(sentence: string, { values }: PlaceSuggestion, names: PlaceNames): boolean {
  const { communes = [], departments = [], regions = [] } = readSentence(sentence, names).criteria;
  const read: Record<string, string[]> = { commune: communes, departement: departments, region: regions };
  return values.every(([parameter, value]) => read[parameter]?.includes(value));
}
