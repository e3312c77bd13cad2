import { useState } from "react";
import { useAnswer } from "#app/ui/use-answer.ts";
import type { EquipmentCount } from "../../count/equipment.ts";
import type { Facets, SearchCount } from "../../count/facet-keys.ts";

const PAUSE_MS = 200;

type Known = SearchCount & { query: string };

/**
 * The counts of a search while a person fills in its form. The total is null until the server answers; facets stay from the last
 * answer. Without a number, the form's button still leads to the results.
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
 * The number of results of each choice of equipment while a person fills in the form; empty for too many results. Old counts stay
 * until the next answer. Without a query, it makes no request.
 */
export function useEquipmentCounts(query: string | null): EquipmentCount[] {
  const [counts, setCounts] = useState<EquipmentCount[]>([]);
  useAnswer<EquipmentCount[]>(query === null ? null : `/api/annonces/equipements?${query}`, PAUSE_MS, (answer) =>
    setCounts(answer ?? []),
  );
  return counts;
}
