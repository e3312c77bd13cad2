import type { Commune } from "#app/communes/commune.ts";
import { findCommunesBySlugs } from "#app/communes/communes.repository.server.ts";
import { type FoundPlace, meanPlaces } from "#app/communes/find-places.server.ts";
import { readAnyRegion, readFamousRegion } from "#app/communes/famous-regions.ts";
import { type Place, placeKey, plainestName, unambiguousPlace } from "#app/communes/place.ts";
import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { type Department, onlyDepartmentOf, readDepartment, type Region } from "#app/domain/territories.ts";
import { inDepartment, inRegion } from "#app/i18n/in-territory.ts";
import type { Connection } from "#db/client.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import type { SearchedArea } from "../criteria/criterion.ts";
import type { PlaceDoubt } from "../results/search-result.ts";

type Resolved = {
  criteria: SearchCriteria;
  communes: Commune[];
  areas: SearchedArea[];
  problems: CriteriaProblem[];
  doubts: PlaceDoubt[];
};

/** The places of a search that have been resolved so far. */
type Places = Pick<SearchCriteria, "departments" | "regions" | "quartier"> & { communes: Map<string, Commune> };

/** A text with a guessed place; null without a guess. */
type UnsurePlace = { typed: string; guess: Place | null; others: Place[] };

/**
 * Resolves the places of a search to slugs of communes, codes of departments and slugs of regions. Each parameter accepts any place,
 * since people type « Bretagne » or « Croix-Rousse » where a commune is expected.
 */
export async function resolvePlaces(db: Connection, requested: SearchCriteria): Promise<Resolved> {
  const { texts, places } = await readKnown(db, requested);
  const unknown: string[] = [];
  const unsure: UnsurePlace[] = [];
  for (const [nth, meaning] of (await meanPlaces(db, texts)).entries()) {
    const typed = texts[nth]!;
    const isTaken = meaning.kind !== "unknown" && addPlace(places, meaning.place);
    if (!isTaken) unknown.push(typed);
    if (meaning.kind === "guess") unsure.push({ typed, guess: meaning.place, others: meaning.others });
    else if (!isTaken) unsure.push({ typed, guess: null, others: meaning.kind === "unknown" ? meaning.others : [] });
  }
  const criteria = withPlaces(requested, places, unknown);
  return {
    criteria,
    communes: [...places.communes.values()],
    areas: areasOf(criteria),
    problems: unsure.map(problemOf),
    doubts: unsure.map((each) => doubtOf(criteria, places, each)),
  };
}

/** Resolves slugs and codes, which need no search of names. `texts` are the other texts, as typed. */
async function readKnown(db: Connection, requested: SearchCriteria): Promise<{ texts: string[]; places: Places }> {
  const communes = new Map(
    (await findCommunesBySlugs(db, requested.communes)).map((commune) => [commune.slug, commune]),
  );
  const places: Places = { communes, departments: [], regions: [], quartier: requested.quartier };
  const texts = requested.communes.filter((typed) => !communes.has(typed));
  for (const typed of requested.departments) {
    const department = readDepartment(typed);
    if (department) addPlace(places, { kind: "department", department });
    else texts.push(typed);
  }
  for (const typed of requested.regions) {
    const region = readAnyRegion(typed);
    if (region) addPlace(places, { kind: "region", region });
    else texts.push(typed);
  }
  return { texts: [...new Set(texts)], places };
}

/** Adds a place. Returns false for a second quartier: a search has only one. */
function addPlace(places: Places, place: FoundPlace): boolean {
  switch (place.kind) {
    case "commune":
      places.communes.set(place.commune.slug, place.commune);
      return true;
    case "department":
      places.departments.push(place.department.code);
      return true;
    case "region": {
      const only = onlyDepartmentOf(place.region.slug);
      if (only) places.departments.push(only.code);
      else places.regions.push(place.region.slug);
      return true;
    }
    case "quartier":
      if (places.quartier !== null && places.quartier !== place.text) return false;
      places.quartier = place.text;
      return true;
  }
}

function withPlaces(search: SearchCriteria, places: Places, unknown: string[]): SearchCriteria {
  const communes = distinct([...places.communes.keys(), ...unknown]);
  return {
    ...search,
    communes,
    radius: communes.length > 0 ? search.radius : null,
    departments: distinct(places.departments),
    regions: distinct(places.regions),
    quartier: places.quartier,
  };
}

const distinct = (values: string[]) => [...new Set(values)].toSorted();

/** The names of departments and regions, by their codes and slugs. */
export const areasOf = ({ departments, regions }: Pick<SearchCriteria, "departments" | "regions">): SearchedArea[] => [
  ...departments.map((code) => departmentArea(readDepartment(code)!)),
  ...regions.map((slug) => regionArea(readAnyRegion(slug)!)),
];

const departmentArea = ({ code, name }: Department): SearchedArea => ({
  kind: "department",
  key: code,
  name,
  within: inDepartment(code, name),
});

const regionArea = ({ slug, name }: Region): SearchedArea => ({
  kind: "region",
  key: slug,
  name,
  within: readFamousRegion(slug)?.within ?? inRegion(slug, name),
});

const problemOf = ({ typed, guess }: UnsurePlace): CriteriaProblem => ({
  code: guess ? "guessed-place" : "unknown-commune",
  parameter: "commune",
  typed,
});

/** The searches without the unsure place, and with other places instead. */
function doubtOf(criteria: SearchCriteria, places: Places, { typed, guess, others }: UnsurePlace): PlaceDoubt {
  const key = guess && placeKey(guess);
  const rest = (): Places => ({
    communes: new Map([...places.communes].filter(([slug]) => `commune ${slug}` !== key)),
    departments: places.departments.filter((code) => `department ${code}` !== key),
    regions: places.regions.filter((slug) => `region ${slug}` !== key),
    quartier: places.quartier,
  });
  const unknown = criteria.communes.filter((text) => !places.communes.has(text) && text !== typed);
  const search = { ...criteria, page: 1 };
  return {
    typed,
    guess: guess && plainestName(guess, others),
    without: withPlaces(search, rest(), unknown),
    others: others.map((other) => {
      const changed = rest();
      addPlace(changed, other);
      return { key: placeKey(other), name: unambiguousPlace(other), criteria: withPlaces(search, changed, unknown) };
    }),
  };
}
