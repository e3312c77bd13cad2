import { clientAddress } from "#app/platform/security/client-address.ts";
import { publicContext } from "#app/platform/context.ts";
import { cachePage } from "#app/platform/http/page-caching.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { costRefusal } from "../results/load-search.server.ts";
import { resultsPageOf } from "../results/results-page-of.ts";
import { describeSearch } from "../words/search-description.ts";
import { searchListings } from "../use-cases/search-listings.server.ts";
import type { Route } from "./+types/results-page";

/**
 * `GET /api/resultats` with the parameters of a search, page included: the addresses of the listings of that page, for « Annonce
 * suivante » and for the home page. 429 and 503 as for a search.
 */
export async function loader({ context, url, request }: Route.LoaderArgs) {
  const read = parseCriteria(url.searchParams);
  const { db, env, costlyWork, changes } = context.get(publicContext);
  const { signal } = request;
  const done = await costlyWork({ visitor: clientAddress(request), signal }, () =>
    searchListings({ db, changes }, read.criteria),
  );
  if (!done.ok) return Response.json({ error: done.code }, costRefusal(done));
  const { problems } = done.value;
  const answer = resultsPageOf(done.value, describeSearch(done.value, env.CURRENCY));
  // A guess depends on more than the public tables, so its answer is not cached.
  if (read.problems.length + problems.length === 0) cachePage(context);
  return Response.json(answer, { headers: { "Cache-Control": "no-cache" } });
}
