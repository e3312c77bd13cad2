import { inArray, sql, type SQL } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import type { NamedPlace } from "#app/map/named-place.ts";
import type { Bounds } from "#app/map/quadtree.ts";
import type { Commune } from "./commune.ts";
import type { CommuneRow, RegionMembers } from "./place-index.ts";

const columns = sql`id, slug, name, department_code as "departmentCode", department_name as "departmentName"`;
// The first code of Paris, Lyon or Marseille (loi du 31 décembre 1982) belongs to their first arrondissement.
const firstPostalCode = sql`case
  when insee_code in ('75056', '69123', '13055') then department_code
  else coalesce(postal_codes[1], '') end as "postalCode"`;

/** Communes by slug, sorted by name; unknown slugs are left out. */
export async function findCommunesBySlugs(db: Connection, slugs: string[]): Promise<Commune[]> {
  // PostgreSQL refuses a text with a null byte.
  const possible = slugs.filter((slug) => !slug.includes("\0"));
  if (possible.length === 0) return [];
  return execute(
    db,
    sql`select ${columns}, ${firstPostalCode} from communes where ${inArray(communes.slug, possible)} order by name, id`,
  );
}

/** These communes with their parts: Paris with its arrondissements, a new commune with its former ones. */
export async function withDescendants(db: Connection, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from communes where ${inArray(communes.id, ids)} or ${inArray(communes.parentId, ids)} order by id`,
  );
  return rows.map((row) => row.id);
}

/** A number that changes when communes change, and that differs between databases whose communes differ (migration 20261217). */
export async function readCommuneChange(db: Connection): Promise<string> {
  const { rows } = await db.execute<{ number: string }>(sql`select number from commune_changes`);
  return rows[0]!.number;
}

/** All communes, arrondissements and former communes, by id. */
export async function readCommuneRows(db: Connection): Promise<CommuneRow[]> {
  const { rows } = await db.execute<CommuneRow>(sql`
    select ${columns}, ${firstPostalCode}, search_name as "searchName", kind, parent_id as "parentId",
      postal_search as "postalCodes", insee_code as "inseeCode", population, latitude, longitude
    from communes order by id`);
  return rows;
}

/** The ids of these communes and of all communes of these departments, and the box around their centres; null without a position. */
export async function findMemberCommunes(
  db: Connection,
  { departments, communeIds }: RegionMembers,
): Promise<{ ids: number[]; bounds: Bounds | null }> {
  if (departments.length + communeIds.length === 0) return { ids: [], bounds: null };
  const { rows } = await db.execute<{ ids: number[] | null } & { [Side in keyof Bounds]: number | null }>(sql`
    select array_agg(id order by id) as ids, min(longitude) as west, max(longitude) as east, min(latitude) as south, max(latitude) as north
    from communes
    where department_code = any(${sql.param(departments)}::text[]) or id = any(${sql.param(communeIds)}::int[])`);
  const { ids, west, south, east, north } = rows[0]!;
  const isPlaced = west !== null && south !== null && east !== null && north !== null;
  return { ids: ids ?? [], bounds: isPlaced ? { west, south, east, north } : null };
}

/** Communes and arrondissements with a known position, largest first, for the names on a map; rounded to 110 m. */
export async function findNamedPlaces(db: Connection, kind: "commune" | "arrondissement"): Promise<NamedPlace[]> {
  const { rows } = await db.execute<{ name: string; latitude: number; longitude: number; population: number }>(sql`
    select name, round(latitude::numeric, 3)::float8 as latitude, round(longitude::numeric, 3)::float8 as longitude, population
    from communes where latitude is not null and position_precision = 'exact' and kind = ${kind} order by population desc, id`);
  return rows.map(({ name, latitude, longitude, population }) => [name, latitude, longitude, population]);
}

/** The ids of communes and their parts, and the known centres of the communes, for a search. */
export async function findSearchPlaces(
  db: Connection,
  ids: number[],
): Promise<{ ids: number[]; centres: { latitude: number; longitude: number }[] }> {
  if (ids.length === 0) return { ids, centres: [] };
  const named = inArray(communes.id, ids);
  const { rows } = await db.execute<{
    id: number;
    latitude: number | null;
    longitude: number | null;
    isNamed: boolean;
  }>(
    sql`select id, latitude, longitude, ${named} as "isNamed" from communes
      where ${named} or ${inArray(communes.parentId, ids)} order by id`,
  );
  return {
    ids: rows.map(({ id }) => id),
    centres: rows.flatMap(({ latitude, longitude, isNamed }) =>
      isNamed && latitude !== null && longitude !== null ? [{ latitude, longitude }] : [],
    ),
  };
}

async function execute(db: Connection, query: SQL): Promise<Commune[]> {
  const { rows } = await db.execute<Commune>(query);
  return rows;
}
