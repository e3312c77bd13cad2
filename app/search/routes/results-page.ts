import { cachePage } from "#app/platform/http/page-caching.ts";
import { answerCostly } from "../answer-costly.server.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { resultsPageOf } from "../results/results-page-of.ts";
import { describeSearch } from "../words/search-description.ts";
import { searchListings } from "../use-cases/search-listings.server.ts";
import type { Route } from "./+types/results-page";

/**
 * `GET /api/resultats` with the parameters of a search, page included: the addresses of the listings of that page, for « Annonce
 * suivante » and for the home page. 429 and 503 as for a search.
 */
export function loader({ context, url, request }: Route.LoaderArgs) {
  const read = parseCriteria(url.searchParams);
  return answerCostly({ context, request }, async ({ db, env, changes }) => {
    const found = await searchListings({ db, changes }, read.criteria);
    // A guess depends on more than the public tables, so its answer is not cached.
    if (read.problems.length + found.problems.length === 0) cachePage(context);
    return resultsPageOf(found, describeSearch(found, env.CURRENCY));
  });
}
