import type { Commune } from "#app/communes/commune.ts";
import { findCommunesBySlugs, findSearchPlaces, resolveCommunes } from "#app/communes/communes.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { Bounds } from "#app/map/quadtree.ts";
import type { SearchCriteria } from "../criteria.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { aroundPlaces, type SearchFilters } from "../search-conditions.server.ts";
import { boundsOf, type Position, roundDegrees } from "../search-area.ts";
import { hasKeywords } from "../search.repository.server.ts";

export type ResolvedCriteria = {
  /** Communes by slug where they are known, as typed where not. */
  criteria: SearchCriteria;
  filters: SearchFilters;
  communes: Commune[];
  /** The centres of the communes that have one. */
  centres: Position[];
  /** The first view of the search's map. */
  bounds: Bounds;
  problems: CriteriaProblem[];
};

/**
 * Finds the communes that a search names, in any spelling. An unknown one is reported and left out; where none is known,
 * the search finds nothing rather than all of France.
 */
export async function resolveCriteria({ db }: { db: Connection }, criteria: SearchCriteria): Promise<ResolvedCriteria> {
  const problems: CriteriaProblem[] = [];
  const { communes, unknown } = await findCommunes(db, criteria.communes);
  for (const typed of unknown) problems.push({ code: "unknown-commune", parameter: "commune", typed });
  const keywordsCount = criteria.keywords === null || (await hasKeywords(db, criteria.keywords));
  if (!keywordsCount) problems.push({ code: "no-keyword", parameter: "q", typed: criteria.keywords ?? "" });

  const names = [...new Set([...communes.map((commune) => commune.slug), ...unknown])].toSorted();
  const { ids, centres } = await findSearchPlaces(
    db,
    communes.map((commune) => commune.id),
  );
  return {
    criteria: { ...criteria, communes: names },
    filters: {
      ...criteria,
      keywords: keywordsCount ? criteria.keywords : null,
      communeIds: criteria.communes.length === 0 ? null : ids,
      around: criteria.radius === null ? null : aroundPlaces(centres, criteria.radius),
    },
    communes,
    centres,
    bounds: criteria.area ? boundsOf(criteria.area) : boundsAround(centres, criteria.radius ?? TOWN_KM),
    problems,
  };
}

/** The area shown around the centre of a commune. */
const TOWN_KM = 5;
const FRANCE: Bounds = { west: -5.2, south: 41.3, east: 9.7, north: 51.2 };

function boundsAround(centres: Position[], km: number): Bounds {
  if (centres.length === 0) return FRANCE;
  const { west, south, east, north } = boundsOf({ kind: "drawn", points: centres });
  const [up, across] = [km / 111, km / 111 / Math.cos((centres[0]!.latitude * Math.PI) / 180)];
  return {
    west: roundDegrees(west - across),
    south: roundDegrees(south - up),
    east: roundDegrees(east + across),
    north: roundDegrees(north + up),
  };
}

async function findCommunes(db: Connection, names: string[]): Promise<{ communes: Commune[]; unknown: string[] }> {
  const known = await findCommunesBySlugs(db, names);
  const others = names.filter((name) => !known.some((commune) => commune.slug === name));
  const resolved = await resolveCommunes(db, others);
  const found = resolved.filter((commune) => commune !== null);
  const distinct = new Map([...known, ...found].map((commune) => [commune.id, commune]));
  return { communes: [...distinct.values()], unknown: others.filter((_, index) => resolved[index] === null) };
}
