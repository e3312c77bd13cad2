import { searchWords } from "#app/i18n/fr/search.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { keepPage } from "#app/platform/kept-page.ts";
import { parseCriteria } from "../criteria-address.ts";
import { costRefusal } from "../load-search.server.ts";
import { resultsPageOf } from "../results-page-of.ts";
import { searchListings } from "../use-cases/search-listings.server.ts";
import type { Route } from "./+types/results-page";

/**
 * `GET /api/resultats` with the parameters of a search, page included: where the listings of that page are, for « Annonce
 * suivante » and for the home page. 429 and 503 as for a search.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const read = parseCriteria(url.searchParams);
  const { db, log, env, costlyWork } = context.get(platformContext);
  const { signal } = request;
  const done = await costlyWork({ visitor: clientAddress(request), signal }, () =>
    searchListings({ db, log }, read.criteria),
  );
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  const { tags, problems } = done.value;
  const answer = resultsPageOf(done.value, { words: searchWords.french, currency: env.CURRENCY });
  // What a guess means depends on more than its listings.
  if (tags && read.problems.length + problems.length === 0) keepPage(context, { tags });
  return Response.json(answer, { headers: { "Cache-Control": "no-cache" } });
}
