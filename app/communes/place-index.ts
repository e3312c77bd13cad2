import { cityAbbreviations } from "#app/domain/city-abbreviations.ts";
import {
  departments,
  departmentsOfRegions,
  onlyDepartmentOf,
  type Region,
  regionAliases,
  regions,
  singleCommuneDepartments,
} from "#app/domain/territories.ts";
import { normalizeName } from "#app/domain/commune-name.ts";
import { KM_PER_DEGREE } from "#app/map/tiles-around.ts";
import type { Commune } from "./commune.ts";
import { lettersOf } from "./edit-distance.ts";
import { famousRegions, spellingsOf } from "./famous-regions.ts";
import type { Place } from "./place.ts";

/** A row of the table of communes; `searchName` by `normalizeName`, `postalCodes` each after a space. */
export type CommuneRow = Commune & {
  searchName: string;
  kind: "commune" | "arrondissement" | "ancienne";
  parentId: number | null;
  postalCodes: string;
  inseeCode: string;
  population: number;
  latitude: number | null;
  longitude: number | null;
};

/** The parts of a region: whole departments, by code, and communes with their parts, by id. */
export type RegionMembers = { departments: string[]; communeIds: number[] };

/** A name of a place. `size`: the population; `code`: the code of the department. */
export type Entry = {
  place: Place;
  name: string;
  size: number;
  isFormer: boolean;
  code: string;
  postalCodes: string;
  letters: number;
  /** The id of the city, for a part of it; else null. */
  parentId: number | null;
  /** The parts of a department or region. */
  members?: RegionMembers;
};

/** All names of communes, departments and regions, in memory: 37,000, largest first in every list. */
export type PlaceIndex = {
  byName: ReadonlyMap<string, readonly Entry[]>;
  /** Entries by the first letter, and by the first two letters, of each word. */
  byStart: ReadonlyMap<string, readonly Entry[]>;
  byLength: readonly (readonly Entry[])[];
  /** Entries by the first two digits of their postal codes and department. */
  byDigits: ReadonlyMap<string, readonly Entry[]>;
  parts: ReadonlyMap<number, readonly number[]>;
  positions: readonly { commune: Commune; latitude: number; longitude: number }[];
  /** Members of famous regions, by slug. */
  famous: ReadonlyMap<string, RegionMembers>;
};

/** The size of every arrondissement, so that all follow their city in the order of numbers. */
const ARRONDISSEMENT_SIZE = 100_000;

/** `rows` in the order of their ids; `groups` are the communes (INSEE codes) of groups of communes, by SIREN. */
export function buildPlaceIndex(
  rows: readonly CommuneRow[],
  groups: ReadonlyMap<string, readonly string[]> = new Map(),
): PlaceIndex {
  const towns = rows.map(entryOfCommune);
  const parts = partsOf(rows);
  const famous = famousMembers(rows, groups, parts);
  const entries = [...towns, ...territoryEntries(towns, famous)].toSorted(
    (one, other) => Number(one.isFormer) - Number(other.isFormer) || other.size - one.size,
  );
  const byLength: Entry[][] = [];
  for (const entry of entries) (byLength[entry.name.length] ??= []).push(entry);
  return {
    byName: withAbbreviations(groupByEach(entries, ({ name }) => [name])),
    byStart: groupByEach(entries, ({ name }) =>
      name.split(" ").flatMap((word) => [word.slice(0, 1), word.slice(0, 2)]),
    ),
    byLength: Array.from(byLength, (group) => group ?? []),
    byDigits: groupByEach(
      entries.filter(({ place }) => place.kind === "commune"),
      ({ postalCodes, code }) =>
        [...postalCodes.split(" "), code.toLowerCase()].flatMap((digits) => digits.slice(0, 2) || []),
    ),
    parts,
    positions: rows.flatMap(({ kind, latitude, longitude }, index) =>
      kind === "commune" && latitude !== null && longitude !== null
        ? [{ commune: communeOf(towns[index]!), latitude, longitude }]
        : [],
    ),
    famous,
  };
}

/** Adds short forms of names, each for the largest place of the name. */
function withAbbreviations(byName: Map<string, Entry[]>): Map<string, Entry[]> {
  for (const [short, city] of cityAbbreviations) {
    const [entry] = byName.get(normalizeName(city)) ?? [];
    if (entry) byName.set(short, [entry, ...(byName.get(short) ?? [])]);
  }
  return byName;
}

const communeOf = ({ place }: Entry): Commune => (place as Extract<Place, { kind: "commune" }>).commune; // of a row

function entryOfCommune(row: CommuneRow): Entry {
  const { id, slug, name, departmentCode, departmentName, postalCode } = row;
  const isArrondissement = row.kind === "arrondissement";
  return {
    place: {
      kind: "commune",
      commune: { id, slug, name, departmentCode, departmentName, postalCode },
      isArrondissement,
    },
    name: row.searchName,
    size: isArrondissement ? ARRONDISSEMENT_SIZE : row.population,
    isFormer: row.kind === "ancienne",
    code: departmentCode,
    postalCodes: row.postalCodes,
    letters: lettersOf(row.searchName),
    parentId: row.parentId,
  };
}

/** Departments and regions, with the inhabitants of their communes. A region of one department has the department's name. */
function territoryEntries(towns: readonly Entry[], famous: ReadonlyMap<string, RegionMembers>): Entry[] {
  const sizes = new Map<string, number>();
  const populations = new Map<number, number>();
  for (const { code, size, place, isFormer } of towns) {
    if (place.kind !== "commune" || place.isArrondissement || isFormer) continue;
    sizes.set(code, (sizes.get(code) ?? 0) + size);
    populations.set(place.commune.id, size);
  }
  const entryOf = (place: Place, name: string, members: RegionMembers): Entry => ({
    place,
    name,
    size: sumOf(sizes, members.departments) + sumOf(populations, members.communeIds),
    isFormer: false,
    code: members.departments.length === 1 ? members.departments[0]! : "",
    postalCodes: "",
    letters: lettersOf(name),
    parentId: null,
    members,
  });
  const regionNames: [string, Region][] = [
    ...regions
      .filter(({ slug }) => onlyDepartmentOf(slug) === null)
      .map((region): [string, Region] => [normalizeName(region.name), region]),
    ...regionAliases,
    ...famousRegions.flatMap((region) => spellingsOf(region).map((name): [string, Region] => [name, region])),
  ];
  return [
    ...departments
      .filter(({ code }) => !singleCommuneDepartments.has(code))
      .map((department) =>
        entryOf({ kind: "department", department }, normalizeName(department.name), {
          departments: [department.code],
          communeIds: [],
        }),
      ),
    ...regionNames.map(([name, region]) =>
      entryOf({ kind: "region", region }, name, membersOf({ famous }, [region.slug])),
    ),
  ];
}

const sumOf = <Key>(numbers: ReadonlyMap<Key, number>, keys: readonly Key[]): number =>
  keys.reduce((sum, key) => sum + (numbers.get(key) ?? 0), 0);

/** The members of famous regions, with the parts of their communes. */
function famousMembers(
  rows: readonly CommuneRow[],
  groups: ReadonlyMap<string, readonly string[]>,
  parts: ReadonlyMap<number, readonly number[]>,
): Map<string, RegionMembers> {
  const ids = new Map(rows.flatMap(({ kind, inseeCode, id }) => (kind === "commune" ? [[inseeCode, id]] : [])));
  return new Map(
    famousRegions.map((region) => {
      const codes = [...region.groups.flatMap((group) => groups.get(group) ?? []), ...region.communes];
      const communeIds = codes.flatMap((code) => {
        const id = ids.get(code);
        return id === undefined ? [] : [id, ...(parts.get(id) ?? [])];
      });
      return [region.slug, { departments: region.departments, communeIds: [...new Set(communeIds)] }];
    }),
  );
}

/** The members of several regions, official or famous, in one object. */
export function membersOf({ famous }: Pick<PlaceIndex, "famous">, slugs: string[]): RegionMembers {
  const members = slugs.map(
    (slug) => famous.get(slug) ?? { departments: departmentsOfRegions([slug]), communeIds: [] },
  );
  return {
    departments: members.flatMap((each) => each.departments),
    communeIds: members.flatMap(({ communeIds }) => communeIds),
  };
}

function partsOf(rows: readonly CommuneRow[]): Map<number, number[]> {
  const parts = new Map<number, number[]>();
  for (const { id, parentId } of rows) {
    if (parentId === null) continue;
    const known = parts.get(parentId);
    if (known) known.push(id);
    else parts.set(parentId, [id]);
  }
  return parts;
}

function groupByEach(entries: readonly Entry[], keysOf: (entry: Entry) => string[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

/** The commune whose centre is nearest, and how far; null where none has a position. Kilometres, on a plane. */
export function nearestCommune(
  { positions }: PlaceIndex,
  at: { latitude: number; longitude: number },
): { commune: Commune; km: number } | null {
  const shortening = Math.cos((at.latitude * Math.PI) / 180);
  let nearest: PlaceIndex["positions"][number] | null = null;
  let least = Infinity;
  for (const position of positions) {
    const up = position.latitude - at.latitude;
    const across = (position.longitude - at.longitude) * shortening;
    const square = up * up + across * across;
    if (square < least) [least, nearest] = [square, position];
  }
  return nearest && { commune: nearest.commune, km: Math.sqrt(least) * KM_PER_DEGREE };
}
