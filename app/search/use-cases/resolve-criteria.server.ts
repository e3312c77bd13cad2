import type { Commune } from "#app/communes/commune.ts";
import { findCommunesBySlugs, resolveCommune, withDescendants } from "#app/communes/communes.repository.server.ts";
import type { Database } from "#db/client.ts";
import type { SearchCriteria } from "../criteria.ts";
import type { CriteriaProblem } from "../criteria-amounts.ts";
import type { SearchFilters } from "../search-conditions.server.ts";
import { hasKeywords } from "../search.repository.server.ts";

export type ResolvedCriteria = {
  /** Communes by slug where they are known, as typed where not. */
  criteria: SearchCriteria;
  filters: SearchFilters;
  communes: Commune[];
  problems: CriteriaProblem[];
};

/**
 * Finds the communes that a search names, however they are written. An unknown one is told and left
 * out; where none is known, the search finds nothing rather than all of France.
 */
export async function resolveCriteria({ db }: { db: Database }, criteria: SearchCriteria): Promise<ResolvedCriteria> {
  const problems: CriteriaProblem[] = [];
  const { communes, unknown } = await findCommunes(db, criteria.communes);
  for (const typed of unknown) problems.push({ code: "unknown-commune", parameter: "commune", typed });
  const keywordsCount = criteria.keywords === null || (await hasKeywords(db, criteria.keywords));
  if (!keywordsCount) problems.push({ code: "no-keyword", parameter: "q", typed: criteria.keywords ?? "" });

  const names = [...new Set([...communes.map((commune) => commune.slug), ...unknown])].toSorted();
  const communeIds = criteria.communes.length === 0 ? null : await withDescendants(db, communes.map((commune) => commune.id));
  const { communes: _typed, sort: _sort, page: _page, ...rest } = criteria;
  return {
    criteria: { ...criteria, communes: names },
    filters: { ...rest, keywords: keywordsCount ? criteria.keywords : null, communeIds },
    communes,
    problems,
  };
}

async function findCommunes(db: Database, names: string[]): Promise<{ communes: Commune[]; unknown: string[] }> {
  const known = await findCommunesBySlugs(db, names);
  const others = names.filter((name) => !known.some((commune) => commune.slug === name));
  const resolved = await Promise.all(others.map((name) => resolveCommune(db, name)));
  const found = resolved.filter((commune) => commune !== null);
  const distinct = new Map([...known, ...found].map((commune) => [commune.id, commune]));
  return { communes: [...distinct.values()], unknown: others.filter((_, index) => resolved[index] === null) };
}
