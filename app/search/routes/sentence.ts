import { cleanText } from "#app/platform/text/clean-text.ts";
import { publicContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { costRefusal } from "../results/load-search.server.ts";
import { describeReading } from "../sentence/describe-reading.ts";
import type { SentenceSuggestion } from "../sentence/sentence-suggestion.ts";
import { suggestForSentence } from "../use-cases/suggest-for-sentence.server.ts";
import type { Route } from "./+types/sentence";

/**
 * `GET /api/phrase?q=`: the meaning of a sentence, and the places whose names its end may begin, as an array of
 * `SentenceSuggestion`. 429 and 503 as for counts.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const sentence = cleanText(url.searchParams.get("q") ?? "");
  const { db, env, costlyWork } = context.get(publicContext);
  // A separate budget, as for counts: requests while a person types must not use up the budget of searches.
  const visitor = { visitor: `sentences of ${clientAddress(request)}`, signal: request.signal };
  const done = await costlyWork(visitor, () => suggestForSentence({ db }, sentence));
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  const { said, notes, unread, completions, ...places } = done.value;
  const reading = describeReading(
    { said, notes, unread },
    { ...places, words: searchWords.french, currency: env.CURRENCY },
  );
  const answer: SentenceSuggestion[] = [...(reading ? [reading] : []), ...completions];
  // The field makes the same call again when it loses the focus.
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=60" } });
}
