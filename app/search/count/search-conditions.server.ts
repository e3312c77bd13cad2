import { sql, type SQL } from "drizzle-orm";
import { quartierWords } from "#app/domain/quartier-words.ts";
import { hasQuartierWords } from "#app/communes/quartier-condition.server.ts";
import { criteriaList, type SearchCriteria } from "../criteria/criteria.ts";
import { type Condition, searchedColumns } from "../criteria/condition.ts";
import { LEVELS, rangesOver } from "#app/map/quadtree.ts";
import { flatCircle, KM_PER_DEGREE, type TilesAround, tilesAround } from "#app/map/tiles-around.ts";
import { boundsOf } from "../criteria/area-bounds.ts";
import type { Position, SearchArea } from "../criteria/search-area.ts";
import { matchingKeys } from "./facet-keys.ts";

/**
 * A search with the ids of all communes of its places: its communes with their arrondissements, and the communes of its departments
 * and regions. Null if the search has no place.
 */
export type SearchFilters = Omit<SearchCriteria, "sort" | "page"> & {
  communeIds: number[] | null;
  around: Around | null;
};

/** Listings within `km` of a centre match like those in `communeIds`; `tiles` contain them. */
export type Around = { km: number; centres: Position[]; tiles: TilesAround };

/** The radius around the communes, computed once for all queries of a search; null without a place. */
export function aroundPlaces(centres: Position[], km: number): Around | null {
  if (centres.length === 0) return null;
  const circles = centres.map((centre) => ({ ...centre, km }));
  return { km, centres, tiles: tilesAround(circles, AROUND_LEVEL) };
}

/**
 * All words, in any position: the index has no positions, so PostgreSQL's phrase search, which « "plain-pied" » or «
 * centre-ville » would become, would find nothing.
 */
export function keywordQuery(keywords: string): SQL {
  const apart = keywords
    .split(" ")
    .map((word) => (word.startsWith("-") ? word : word.replaceAll(/(?<=[\p{L}\p{N}])[-/'’](?=[\p{L}\p{N}])/gu, " ")));
  return sql`regexp_replace(websearch_to_tsquery('french_unaccent', ${apart.join(" ")})::text, '<(-|\\d+)>', '&', 'g')::tsquery`;
}

/** A list of integers as one parameter: the statement's text does not depend on the length of the list. */
export const integers = (list: number[]): string => `{${list.join(",")}}`;

/** The conditions of criteria that facet keys hold. */
export function facetConditions(filters: SearchFilters): SQL {
  const keys = matchingKeys(filters);
  return keys === null ? sql`` : sql`and traits = any(${integers(keys)}::smallint[])`;
}

/** The conditions of all other criteria. */
export function otherConditions(filters: SearchFilters): SQL {
  const conditions = criteriaList
    .filter(({ countedBy }) => countedBy !== "facets")
    .flatMap((criterion) => criterion.conditions(filters))
    .map(conditionSql);
  return sql.join(
    [...placeConditions(filters), ...conditions].map((condition) => sql`and ${condition}`),
    sql` `,
  );
}

function placeConditions({ around: circles, communeIds }: SearchFilters): SQL[] {
  if (circles) return [aroundCondition(circles, communeIds ?? [])];
  return communeIds ? [sql`commune_id = any(${integers(communeIds)}::int[])`] : [];
}

const column = (name: keyof typeof searchedColumns) => sql.raw(searchedColumns[name].name);

export function conditionSql(condition: Condition): SQL {
  switch (condition.kind) {
    case "at-least":
      return sql`${column(condition.column)} >= ${condition.value}`;
    case "at-most":
      return sql`${column(condition.column)} <= ${condition.value}`;
    case "one-of":
      return sql`${column(condition.column)}::text = any(${sql.param([...condition.values])}::text[])`;
    case "one-number-of":
      return sql`${column(condition.column)} = any(${integers([...condition.values])}::int[])`;
    case "is-true":
      return column(condition.column);
    case "is-not-true":
      return sql`${column(condition.column)} is not true`;
    case "not-below":
      return sql`(${column(condition.column)} >= ${condition.value}) is not false`;
    case "has-any":
      return sql`${column(condition.column)} && ${sql.param([...condition.values])}::text[]`;
    case "has-none":
      return sql`not (${column(condition.column)} && ${sql.param([...condition.values])}::text[])`;
    case "in-last-days":
      return sql`${column(condition.column)} >= now() - make_interval(days => ${condition.days})`;
    case "is-known":
      return sql`${column(condition.column)} is not null`;
    case "area":
      return areaCondition(condition.area);
    case "quartier":
      return quartierCondition(condition.text);
    case "keywords":
      return sql`search_vector @@ ${keywordQuery(condition.text)}`;
  }
}

function areaCondition(area: SearchArea): SQL {
  const { west, south, east, north } = boundsOf(area);
  const ranges = rangesOver({ west, south, east, north }).map(
    ({ start, end }) => sql`(map_cell >= ${start} and map_cell < ${end})`,
  );
  const within = sql`(${sql.join(ranges, sql` or `)}) and public_longitude between ${west} and ${east} and public_latitude between ${south} and ${north}`;
  if (area.kind === "view") return within;
  const outline = area.points.map(({ latitude, longitude }) => `(${longitude},${latitude})`).join(",");
  return sql`${within} and ${`(${outline})`}::polygon @> point(public_longitude, public_latitude)`;
}

/** Tiles about 27 km wide, as in the index `listings_tile` (migration 0104). */
const AROUND_LEVEL = 10;
const tile = sql`map_cell >> ${sql.raw(String(2 * (LEVELS - AROUND_LEVEL)))}`;

// Distances are needed only where a circle's border crosses a tile. Products, since PostgreSQL's powers take four times as
// long; least(), since planning a chain of « or » takes longer than the search.
function aroundCondition({ km, centres, tiles: { whole, crossed } }: Around, ownIds: number[]): SQL {
  const distances = centres.map((centre) => {
    const { latitude, longitude, shortening } = flatCircle({ ...centre, km });
    const up = sql`(public_latitude - ${latitude})`;
    const across = sql`((public_longitude - ${longitude}) * ${shortening})`;
    return sql`${up} * ${up} + ${across} * ${across}`;
  });
  return sql`(commune_id = any(${integers(ownIds)}::int[]) or ${tile} = any(${integers(whole)}::int[])
    or (${tile} = any(${integers(crossed)}::int[]) and least(${sql.join(distances, sql`, `)}) <= ${(km / KM_PER_DEGREE) ** 2}))`;
}

// « Plateau de la Croix-Rousse » matches « Croix-Rousse » and « Rousse »: each word is the prefix of a word in the
// quartier.
function quartierCondition(quartier: string): SQL {
  const words = quartierWords(quartier);
  if (words.length === 0) return sql`false`;
  return sql`quartier_key = any(array(select key from quartiers where ${hasQuartierWords(words)}))`;
}

/** Whether the stored counts per facet key answer a search. */
export const isCountedByFacets = (filters: SearchFilters): boolean => isCountedBy(filters, ["facets"]);

/** Whether the stored counts per price answer a search, except for the two buckets at the ends. */
export const isCountedByPrice = (filters: SearchFilters): boolean => isCountedBy(filters, ["facets", "price"]);

const isCountedBy = (filters: SearchFilters, counts: string[]) =>
  filters.communeIds === null &&
  criteriaList.every(({ countedBy, write }) => write(filters).length === 0 || counts.includes(countedBy ?? ""));
