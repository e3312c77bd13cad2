import { sql, type SQL } from "drizzle-orm";
import type { EnergyClass, PropertyType, Transaction } from "#app/listings/listing.ts";
import { normalizeName } from "#app/communes/commune-name.ts";
import type { Database } from "#db/client.ts";
import { PAGE_SIZE, type SearchCriteria, type Sort } from "./criteria.ts";

/** Criteria whose communes are known to the database, with their arrondissements. */
export type SearchFilters = Omit<SearchCriteria, "communes" | "sort" | "page"> & { communeIds: number[] | null };

/** How many listings share these traits. */
export type TraitCount = {
  transaction: Transaction;
  propertyType: PropertyType;
  status: "disponible" | "en_negociation";
  bedrooms: number | null;
  energyClass: EnergyClass | null;
  count: number;
};

/** The page to read, from 1, of a search that finds `total` listings. */
export type PageWindow = { sort: Sort; page: number; total: number };

/**
 * Ids of one page, in order. Reads only an index as long as no keyword or quartier is asked for, from
 * whichever end is nearer.
 */
export async function findPageIds(db: Database, filters: SearchFilters, { sort, page, total }: PageWindow): Promise<number[]> {
  const start = (page - 1) * PAGE_SIZE;
  const size = Math.min(PAGE_SIZE, total - start);
  const fromEnd = start > total / 2;
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from listings where ${onShow} ${traits(filters)} ${others(filters)}
      order by ${fromEnd ? reversed[sort] : orders[sort]} limit ${size} offset ${fromEnd ? total - start - size : start}`,
  );
  const ids = rows.map((row) => row.id);
  return fromEnd ? ids.toReversed() : ids;
}

/**
 * Counts per combination of the traits that facets show, under all the other criteria. Totals and facets
 * both follow from it: each facet is counted without its own criterion.
 */
export async function countByTraits(db: Database, filters: SearchFilters): Promise<TraitCount[]> {
  const { rows } = await db.execute<TraitCount>(sql`
    select transaction, property_type as "propertyType", status, bedrooms, energy_class as "energyClass", count(*)::int as count
    from listings where ${onShow} ${others(filters)}
    group by transaction, property_type, status, bedrooms, energy_class`);
  return rows;
}

/** Whether the words of a keyword search leave anything to look for. */
export async function hasKeywords(db: Database, keywords: string): Promise<boolean> {
  const { rows } = await db.execute<{ words: number }>(sql`select numnode(${keywordQuery(keywords)}) as words`);
  return (rows[0]?.words ?? 0) > 0;
}

// Written as in the indexes' own condition, or they are not used.
const onShow = sql`status in ('disponible', 'en_negociation')`;

const orders: Record<Sort, SQL> = {
  defaut: sql`published_at desc, id desc`,
  "prix-croissant": sql`price, id`,
  "prix-decroissant": sql`price desc, id desc`,
};

const reversed: Record<Sort, SQL> = {
  defaut: sql`published_at, id`,
  "prix-croissant": sql`price desc, id desc`,
  "prix-decroissant": sql`price, id`,
};

const keywordQuery = (keywords: string) => sql`websearch_to_tsquery('french_unaccent', ${keywords})`;

/** The criteria that facets count. */
function traits({ offer, propertyType, minBedrooms, energyClasses }: SearchFilters): SQL {
  const conditions: SQL[] = [];
  if (offer === "louer") conditions.push(sql`transaction = 'location'`);
  if (offer === "vendre" || offer === "acheter") conditions.push(sql`transaction = 'vente'`);
  if (offer === "acheter") conditions.push(sql`status = 'disponible'`);
  if (propertyType) conditions.push(sql`property_type = ${propertyType}`);
  if (minBedrooms) conditions.push(sql`bedrooms >= ${minBedrooms}`);
  if (energyClasses.length > 0) conditions.push(sql`energy_class = any(${`{${energyClasses.join(",")}}`}::energy_class[])`);
  return conjunction(conditions);
}

/** All the other criteria. */
function others(filters: SearchFilters): SQL {
  const conditions: SQL[] = [];
  if (filters.communeIds) conditions.push(sql`commune_id = any(${`{${filters.communeIds.join(",")}}`}::int[])`);
  if (filters.quartier) conditions.push(quartierCondition(filters.quartier));
  if (filters.priceMin !== null) conditions.push(sql`price >= ${filters.priceMin * 100}`);
  if (filters.priceMax !== null) conditions.push(sql`price <= ${filters.priceMax * 100}`);
  if (filters.areaMin !== null) conditions.push(sql`living_area >= ${filters.areaMin}`);
  if (filters.areaMax !== null) conditions.push(sql`living_area <= ${filters.areaMax}`);
  if (filters.minRooms !== null) conditions.push(sql`rooms >= ${filters.minRooms}`);
  if (filters.keywords) conditions.push(sql`search_vector @@ ${keywordQuery(filters.keywords)}`);
  return conjunction(conditions);
}

// « Part-Dieu » finds « La Part-Dieu » too: the text begins the name, or one of its words.
function quartierCondition(quartier: string): SQL {
  const key = normalizeName(quartier);
  if (key === "") return sql`false`;
  return sql`quartier_key like ${`${key}%`}`;
}

function conjunction(conditions: SQL[]): SQL {
  return sql.join(conditions.map((condition) => sql`and ${condition}`), sql` `);
}
