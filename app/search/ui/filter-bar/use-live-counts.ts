import { useState } from "react";
import { useAnswer } from "#app/ui/use-answer.ts";
import type { EquipmentCount } from "../../equipment.ts";
import type { Facets, SearchCount } from "../../search-result.ts";

const PAUSE_MS = 200;

type Known = SearchCount & { query: string };

/**
 * The counts of a search while its form is filled in. The total is null until the server answers; facets stay those of the
 * last answer. Without a number the form's button still leads to the results.
 */
export function useLiveCount(query: string | null, first: Known): { total: number | null; facets: Facets } {
  const [answer, setAnswer] = useState(first);
  const asked = query === answer.query ? null : query;
  useAnswer<SearchCount>(asked === null ? null : `/api/annonces/nombre?${asked}`, PAUSE_MS, (count) => {
    if (asked !== null && count) setAnswer({ query: asked, ...count });
  });
  return { total: query === answer.query ? answer.total : null, facets: answer.facets };
}

/**
 * How many results each choice of equipment gives, while the form is filled in; none where they are too many to count. The
 * last answer's stay until the next. Asks for nothing without a query.
 */
export function useEquipmentCounts(query: string | null): EquipmentCount[] {
  const [counts, setCounts] = useState<EquipmentCount[]>([]);
  useAnswer<EquipmentCount[]>(query === null ? null : `/api/annonces/equipements?${query}`, PAUSE_MS, (answer) =>
    setCounts(answer ?? []),
  );
  return counts;
}
