import { useEffect, useState } from "react";
import type { Facets, SearchCount } from "../../search-result.ts";

const PAUSE_MS = 200;

type Known = SearchCount & { query: string };

/**
 * The counts of a search while its form is filled in. The total is null until the server answers; facets stay those of the
 * last answer.
 */
export function useLiveCount(query: string | null, first: Known): { total: number | null; facets: Facets } {
  const [answer, setAnswer] = useState(first);
  const isKnown = query === null || query === answer.query;
  useEffect(() => {
    if (isKnown) return;
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/annonces/nombre?${query}`, { signal: cancellation.signal });
        if (response.ok) setAnswer({ query, ...((await response.json()) as SearchCount) });
      } catch {
        // Without a number the button still leads to the results.
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [query, isKnown]);
  return { total: query === answer.query ? answer.total : null, facets: answer.facets };
}
