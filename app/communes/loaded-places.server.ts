import { LRUCache } from "lru-cache";
import { departmentsOfRegions } from "#app/domain/territories.ts";
import type { Connection } from "#db/client.ts";
import { buildPlaceIndex, membersOf, type PlaceIndex, type RegionMembers } from "./place-index.ts";
import { readFamousRegion } from "./famous-regions.ts";
import { membersOfGroups } from "./commune-groups.server.ts";
import { readCommuneChange, readCommuneRows } from "./communes.repository.server.ts";

/**
 * Indexes by the number of changes of communes, so that copies of a database share one. Of two indexes, the older one is dropped
 * at the next change.
 */
const loaded = new LRUCache<string, Promise<PlaceIndex>>({ max: 2 });

/** All names of places, read once, and again after communes have changed. */
export async function loadPlaces(db: Connection): Promise<PlaceIndex> {
  // Read the number before the names: at worst, newer names are read once more. They are never outdated.
  const change = await readCommuneChange(db);
  const known = loaded.get(change);
  if (known) return known;
  const places = readCommuneRows(db).then((rows) => buildPlaceIndex(rows, membersOfGroups()));
  loaded.set(change, places);
  // A failure is retried at the next request.
  places.catch(() => loaded.delete(change));
  return places;
}

/** The members of regions, official or famous, by slug. */
export async function membersOfRegions(db: Connection, slugs: string[]): Promise<RegionMembers> {
  // Only famous regions have communes of their own.
  if (!slugs.some(readFamousRegion)) return { departments: departmentsOfRegions(slugs), communeIds: [] };
  return membersOf(await loadPlaces(db), slugs);
}
