import { departmentsOfRegions } from "#app/domain/territories.ts";
import type { Connection } from "#db/client.ts";
import { buildPlaceIndex, membersOf, type PlaceIndex, type RegionMembers } from "./place-index.ts";
import { readFamousRegion } from "./famous-regions.ts";
import { membersOfGroups } from "./commune-groups.server.ts";
import { readCommuneRows, readCommuneState } from "./communes.repository.server.ts";

/** The indexes of the databases of this process, by their state: one, and several in tests. */
const loaded = new Map<string, Promise<PlaceIndex>>();
const MOST_LOADED = 3;

/** All names of places, read once, and again after communes have changed. */
export async function loadPlaces(db: Connection): Promise<PlaceIndex> {
  // Read the state before the names: at worst, newer names are read once more. They are never outdated.
  const state = await readCommuneState(db);
  const known = loaded.get(state);
  if (known) return known;
  const places = readCommuneRows(db).then((rows) => buildPlaceIndex(rows, membersOfGroups()));
  loaded.set(state, places);
  // A failure is retried at the next request.
  places.catch(() => loaded.delete(state));
  const name = state.slice(0, state.lastIndexOf(" "));
  for (const other of loaded.keys()) {
    const isOutdated = other !== state && other.slice(0, other.lastIndexOf(" ")) === name;
    if (isOutdated || loaded.size > MOST_LOADED) loaded.delete(other);
  }
  return places;
}

/** The members of regions, official or famous, by slug. */
export async function membersOfRegions(db: Connection, slugs: string[]): Promise<RegionMembers> {
  // Only famous regions have communes of their own.
  if (!slugs.some(readFamousRegion)) return { departments: departmentsOfRegions(slugs), communeIds: [] };
  return membersOf(await loadPlaces(db), slugs);
}
