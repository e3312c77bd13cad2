import { type ReactNode, useEffect, useMemo } from "react";
import { useLocation, useNavigationType } from "react-router";
import { rememberSearch } from "#app/browser-storage/remember-search.ts";
import type { SearchTrail as Trail } from "#app/listings/trail/search-trail.ts";
import { SearchTrailContext } from "#app/listings/trail/ui/search-trail-context.ts";
import { isNarrowed, searchHref } from "../criteria/criteria-address.ts";
import { noCriteria } from "../criteria/criteria.ts";
import type { LoadedSearch } from "../results/load-search.server.ts";
import { resultsPageOf } from "../results/results-page-of.ts";
import { useSearchPath } from "./search-path.ts";

/** Lets the listings of a search lead back to it, and remembers it in this browser for the home page. */
export function SearchTrail({ search, children }: { search: LoadedSearch; children: ReactNode }) {
  const trail = useTrail(search);
  useEffect(() => {
    const { criteria, problems } = search;
    if (!isNarrowed(criteria) || problems.length > 0) return;
    const isNewestFirst = criteria.sort === noCriteria.sort && criteria.page === 1;
    rememberSearch({ href: trail.search, title: trail.title, newest: isNewestFirst ? trail.hrefs : null });
  }, [search, trail]);
  useReturnToCard();
  return <SearchTrailContext value={trail}>{children}</SearchTrailContext>;
}

function useTrail(search: LoadedSearch): Trail {
  const path = useSearchPath();
  return useMemo(
    () => ({
      ...resultsPageOf(search, search.name),
      search: searchHref(path, { ...search.criteria, page: 1 }),
      steps: 1,
    }),
    [search, path],
  );
}

/** On a return to a page of results that is not in the history, scrolls to the card of the listing that was open. */
function useReturnToCard(): void {
  const from: unknown = useLocation().state?.from;
  // After Back, the browser has restored the position.
  const isFollowed = useNavigationType() !== "POP";
  useEffect(() => {
    if (typeof from !== "string" || !isFollowed) return;
    document
      .querySelector(`main article a[href="${CSS.escape(from)}"]`)
      ?.closest("li")
      ?.scrollIntoView({ block: "center" });
  }, [from, isFollowed]);
}
