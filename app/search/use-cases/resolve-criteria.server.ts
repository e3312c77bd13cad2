import type { Commune } from "#app/communes/commune.ts";
import { findMemberCommunes, findSearchPlaces } from "#app/communes/communes.repository.server.ts";
import { membersOfRegions } from "#app/communes/loaded-places.server.ts";
import type { RegionMembers } from "#app/communes/place-index.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import type { Bounds } from "#app/map/quadtree.ts";
import type { Connection } from "#db/client.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { hasPlaces } from "../criteria/place.ts";
import type { SearchedArea } from "../criteria/criterion.ts";
import { aroundPlaces, type SearchFilters } from "../count/search-conditions.server.ts";
import { boundsOf } from "../criteria/area-bounds.ts";
import { type Position, roundDegrees } from "../criteria/search-area.ts";
import { hasKeywords } from "../results/search.repository.server.ts";
import type { PlaceDoubt } from "../results/search-result.ts";
import { resolvePlaces } from "./resolve-places.server.ts";

export type ResolvedCriteria = {
  /** Known communes by slug, unknown ones as typed; departments by code, regions by slug. */
  criteria: SearchCriteria;
  filters: SearchFilters;
  communes: Commune[];
  areas: SearchedArea[];
  /** The members of the search's departments and regions. */
  members: RegionMembers;
  /** The known centres of the communes. */
  centres: Position[];
  /** The first view of the search's map. */
  bounds: Bounds;
  problems: CriteriaProblem[];
  doubts: PlaceDoubt[];
};

/**
 * Resolves the places that a search names, in any spelling. An unknown place is reported and left out; if none is known, the
 * search has no result, rather than all of France.
 */
export async function resolveCriteria(
  { db }: { db: Connection },
  requested: SearchCriteria,
): Promise<ResolvedCriteria> {
  const { criteria, communes, areas, problems, doubts } = await resolvePlaces(db, requested);
  const keywordsCount = criteria.keywords === null || (await hasKeywords(db, criteria.keywords));
  if (!keywordsCount) problems.push({ code: "no-keyword", parameter: "q", typed: criteria.keywords ?? "" });

  const { ids, centres } = await findSearchPlaces(
    db,
    communes.map((commune) => commune.id),
  );
  const inRegions = await membersOfRegions(db, criteria.regions);
  const members = { ...inRegions, departments: [...criteria.departments, ...inRegions.departments] };
  const areaCommunes = await findMemberCommunes(db, members);
  return {
    criteria,
    filters: {
      ...criteria,
      keywords: keywordsCount ? criteria.keywords : null,
      communeIds: hasPlaces(criteria) ? [...ids, ...areaCommunes.ids] : null,
      around: criteria.radius === null ? null : aroundPlaces(centres, criteria.radius),
    },
    communes,
    areas,
    members,
    centres,
    bounds: criteria.area
      ? boundsOf(criteria.area)
      : boundsOver(boundsAround(centres, criteria.radius ?? TOWN_KM), areaCommunes.bounds),
    problems,
    doubts,
  };
}

/** The distance that the map shows around the centre of a commune. */
const TOWN_KM = 5;
const FRANCE: Bounds = { west: -5.2, south: 41.3, east: 9.7, north: 51.2 };

function boundsAround(centres: Position[], km: number): Bounds | null {
  if (centres.length === 0) return null;
  const { west, south, east, north } = boundsOf({ kind: "drawn", points: centres });
  const [up, across] = [km / 111, km / 111 / Math.cos((centres[0]!.latitude * Math.PI) / 180)];
  return { west: west - across, south: south - up, east: east + across, north: north + up };
}

/** The box around both boxes; France where both are null. */
function boundsOver(one: Bounds | null, other: Bounds | null): Bounds {
  if (!one && !other) return FRANCE;
  const [first, second] = [one ?? other!, other ?? one!];
  return {
    west: roundDegrees(Math.min(first.west, second.west)),
    south: roundDegrees(Math.min(first.south, second.south)),
    east: roundDegrees(Math.max(first.east, second.east)),
    north: roundDegrees(Math.max(first.north, second.north)),
  };
}
