import { cleanText } from "#app/platform/clean-text.ts";
import { publicContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { searchWords } from "#app/i18n/fr/search.ts";
import { costRefusal } from "../load-search.server.ts";
import { describeReading } from "../sentence/describe-reading.ts";
import type { SentenceSuggestion } from "../sentence-suggestion.ts";
import { suggestForSentence } from "../use-cases/suggest-for-sentence.server.ts";
import type { Route } from "./+types/sentence";

/**
 * `GET /api/phrase?q=`: what a search in one's own words means, and the places that its end may begin, as an array of
 * `SentenceSuggestion`. 429 and 503 as for counts.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const sentence = cleanText(url.searchParams.get("q") ?? "");
  const { db, env, costlyWork } = context.get(publicContext);
  // As for counts: what is asked while somebody types must not have the search itself refused.
  const visitor = { visitor: `sentences of ${clientAddress(request)}`, signal: request.signal };
  const done = await costlyWork(visitor, () => suggestForSentence({ db }, sentence));
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  const { said, notes, unread, completions, ...places } = done.value;
  const reading = describeReading(
    { said, notes, unread },
    { ...places, words: searchWords.french, currency: env.CURRENCY },
  );
  const answer: SentenceSuggestion[] = [...(reading ? [reading] : []), ...completions];
  // The same call is made again when the field is left.
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=60" } });
}
