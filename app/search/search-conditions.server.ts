import { sql, type SQL } from "drizzle-orm";
import { normalizeName } from "#app/communes/commune-name.ts";
import type { SearchCriteria } from "./criteria.ts";
import { matchingNumbers } from "./traits.ts";

/** Criteria whose communes are known to the database, with their arrondissements. */
export type SearchFilters = Omit<SearchCriteria, "communes" | "sort" | "page"> & { communeIds: number[] | null };

// Written as in the indexes' own condition, or they are not used.
export const onShow = sql`status in ('disponible', 'en_negociation')`;

export const keywordQuery = (keywords: string): SQL => sql`websearch_to_tsquery('french_unaccent', ${keywords})`;

/** A list of integers as one parameter, whatever its length. */
export const integers = (list: number[]): string => `{${list.join(",")}}`;

/** The criteria that facets count. */
export function traitConditions(filters: SearchFilters): SQL {
  const numbers = matchingNumbers(filters);
  return numbers === null ? sql`` : sql`and traits = any(${integers(numbers)}::smallint[])`;
}

/** All the other criteria; migration 0006 says the same once more, for one listing at a time. */
export function otherConditions(filters: SearchFilters): SQL {
  const conditions: SQL[] = [];
  if (filters.communeIds) conditions.push(sql`commune_id = any(${integers(filters.communeIds)}::int[])`);
  if (filters.quartier) conditions.push(quartierCondition(filters.quartier));
  if (filters.priceMin !== null) conditions.push(sql`price >= ${filters.priceMin * 100}`);
  if (filters.priceMax !== null) conditions.push(sql`price <= ${filters.priceMax * 100}`);
  if (filters.areaMin !== null) conditions.push(sql`living_area >= ${filters.areaMin}`);
  if (filters.areaMax !== null) conditions.push(sql`living_area <= ${filters.areaMax}`);
  if (filters.minRooms !== null) conditions.push(sql`rooms >= ${filters.minRooms}`);
  if (filters.keywords) conditions.push(sql`search_vector @@ ${keywordQuery(filters.keywords)}`);
  return sql.join(conditions.map((condition) => sql`and ${condition}`), sql` `);
}

function quartierCondition(quartier: string): SQL {
  const key = normalizeName(quartier);
  return key === "" ? sql`false` : sql`quartier_key like ${`${key}%`}`;
}

/** Whether the kept counts of all listings answer. */
export function hasOnlyTraits(filters: SearchFilters): boolean {
  return hasOnlyPrice(filters) && filters.priceMin === null && filters.priceMax === null;
}

/** Whether the kept counts per price answer, but for the two buckets at the borders. */
export function hasOnlyPrice({ communeIds, quartier, areaMin, areaMax, minRooms, keywords }: SearchFilters): boolean {
  return [communeIds, quartier, areaMin, areaMax, minRooms, keywords].every((criterion) => criterion === null);
}
