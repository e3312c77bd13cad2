import { sql, type SQL } from "drizzle-orm";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import { type PropertyType, propertyTypes, type Transaction, transactions } from "#app/domain/listing.ts";
import type { Connection, Database } from "#db/client.ts";
import type { PriceRange } from "./price-range.ts";
import type { PublishCommune } from "./publish-commune.ts";

/** The commune that a text names; null where none matches. */
export async function findCommuneNamed(db: Database, text: string): Promise<PublishCommune | null> {
  const named = text.trim() === "" ? null : await resolveCommune(db, text);
  return named && findPublishCommune(db, named.id);
}

async function findPublishCommune(db: Connection, id: number): Promise<PublishCommune | null> {
  const { rows } = await db.execute<PublishCommune>(sql`
    select id, slug, name, department_code as "departmentCode", department_name as "departmentName", postal_codes as "postalCodes",
      population, latitude, longitude,
      exists (select from communes part where part.parent_id = communes.id and part.kind = 'arrondissement') as "hasArrondissements"
    from communes where id = ${id}`);
  return rows[0] ?? null;
}

/** Insee codes: the one to search with, and those that a result in this commune may have. */
export type CityCodes = { asked: string; accepted: string[] };

/** A former commune is searched by the code of its new commune; results in a new commune may still have a former code. */
export async function findCityCodes(db: Connection, communeId: number): Promise<CityCodes> {
  const { rows } = await db.execute<CityCodes>(sql`
    select coalesce(parent.insee_code, own.insee_code) as asked,
      array(select distinct insee_code from communes where id in (own.id, parent.id) or parent_id = own.id) as accepted
    from communes own left join communes parent on parent.id = own.parent_id and own.kind = 'ancienne'
    where own.id = ${communeId}`);
  return rows[0]!;
}

/** Minimum number of listings for a price range. */
const LEAST_LISTINGS = 5;
/** `listings.traits` starts with transaction and type; the other parts count up to this (migration 0103). */
const TRAITS_PER_KIND = 2 * 12 * 8;

type Kind = { transaction: Transaction; propertyType: PropertyType };

/**
 * The middle half of prices per m² of listings on show: in the commune where there are enough, else in its department;
 * else null. `exceptId` excludes the listing being edited.
 */
export async function findPriceRange(
  db: Database,
  commune: PublishCommune,
  { exceptId, ...kind }: Kind & { exceptId: number | null },
): Promise<PriceRange | null> {
  const others = exceptId === null ? sql`true` : sql`id <> ${exceptId}`;
  const inCommune = await rangeAmong(db, sql`commune_id = ${commune.id} and ${others}`, kind);
  if (inCommune.count >= LEAST_LISTINGS) return { ...inCommune, place: commune.name, isDepartment: false };
  const sameDepartment = sql`commune_id in (select id from communes where department_code = ${commune.departmentCode}) and ${others}`;
  const inDepartment = await rangeAmong(db, sameDepartment, kind);
  return inDepartment.count >= LEAST_LISTINGS
    ? { ...inDepartment, place: commune.departmentName, isDepartment: true }
    : null;
}

// By traits, which the index by commune contains with price and area: no row is read.
async function rangeAmong(db: Database, place: SQL, { transaction, propertyType }: Kind) {
  const first =
    (transactions.indexOf(transaction) * propertyTypes.length + propertyTypes.indexOf(propertyType)) * TRAITS_PER_KIND;
  const { rows } = await db.execute<{ count: number; low: number; high: number }>(sql`
    select count(*)::int as count,
      coalesce(percentile_cont(0.25) within group (order by price / search_area), 0)::float8 as low,
      coalesce(percentile_cont(0.75) within group (order by price / search_area), 0)::float8 as high
    from listings
    where ${place} and traits between ${first} and ${first + TRAITS_PER_KIND - 1} and status in ('disponible', 'en_negociation')
      and search_area > 0`);
  return rows[0]!;
}
