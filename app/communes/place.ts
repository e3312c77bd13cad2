import { type Department, readDepartment, readRegion, type Region } from "#app/domain/territories.ts";
import { asDepartment } from "#app/i18n/in-territory.ts";
import type { Commune } from "./commune.ts";
import { unambiguousName } from "./unambiguous-name.ts";

/** A place that a text may name. */
export type Place =
  | { kind: "commune"; commune: Commune; isArrondissement: boolean }
  | { kind: "department"; department: Department }
  | { kind: "region"; region: Region };

/** The department with a code of two or three characters; the old code of Corsica is the region. */
export function territoryWithCode(code: string): Place | null {
  const region = code === "20" ? readRegion("corse") : null;
  if (region) return { kind: "region", region };
  const department = code.length <= 3 ? readDepartment(code) : null;
  return department && { kind: "department", department };
}

/** A stable and unique key of a place. */
export function placeKey(place: Place): string {
  switch (place.kind) {
    case "commune":
      return `commune ${place.commune.slug}`;
    case "department":
      return `department ${place.department.code}`;
    case "region":
      return `region ${place.region.slug}`;
  }
}

export function placeName(place: Place): string {
  switch (place.kind) {
    case "commune":
      return place.commune.name;
    case "department":
      return place.department.name;
    case "region":
      return place.region.name;
  }
}

/** A name that identifies a place: « Saint-Denis (93) », « Vienne (département) ». */
export function unambiguousPlace(place: Place): string {
  if (place.kind === "commune") return unambiguousName(place.commune);
  return place.kind === "department" ? asDepartment(place.department.name) : place.region.name;
}

/** The name alone, unless another of the places has it too. */
export const plainestName = (place: Place, others: readonly Place[]): string =>
  others.some((other) => placeName(other) === placeName(place)) ? unambiguousPlace(place) : placeName(place);
