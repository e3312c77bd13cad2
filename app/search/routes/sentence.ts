import { cleanText } from "#app/platform/text/clean-text.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { answerCostly } from "../answer-costly.server.ts";
import { describeReading } from "../sentence/describe-reading.ts";
import type { SentenceSuggestion } from "../sentence/sentence-suggestion.ts";
import { suggestForSentence } from "../use-cases/suggest-for-sentence.server.ts";
import type { Route } from "./+types/sentence";

/**
 * `GET /api/phrase?q=`: the meaning of a sentence, and the places whose names its end may begin, as an array of
 * `SentenceSuggestion`. 429 and 503 as for counts.
 */
export function loader({ context, url, request }: Route.LoaderArgs) {
  const sentence = cleanText(url.searchParams.get("q") ?? "");
  // The field makes the same call again when it loses the focus.
  const caching = "public, max-age=60";
  return answerCostly({ context, request, budget: "sentences", caching }, async ({ db, env }) => {
    const { completions, ...read } = await suggestForSentence({ db }, sentence);
    const reading = describeReading(read, { ...read, words: searchWords.french, currency: env.CURRENCY });
    return [...(reading ? [reading] : []), ...completions] satisfies SentenceSuggestion[];
  });
}
