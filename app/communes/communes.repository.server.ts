import { inArray, sql, type SQL } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { communes } from "#db/schema/communes.ts";
import type { Commune } from "./commune.ts";
import { normalizeName } from "./commune-name.ts";

const columns = sql`id, slug, name, department_code as "departmentCode", department_name as "departmentName",
  coalesce(postal_codes[1], '') as "postalCode"`;

/** Longest beginning of a place worth looking for; the longest name in France has 45 letters. */
const MAX_TEXT = 80;

/**
 * Communes whose name or postal code begins like `text`, whatever its accents, hyphens and capitals:
 * exact names first, then by population. « Lyon 69003 » and « Saint-Denis (93) » work too.
 */
export async function suggestCommunes(db: Database, text: string, limit: number): Promise<Commune[]> {
  const name = normalizeName(text.slice(0, MAX_TEXT)).replace(/ (arrondissement|arr|ardt)$/, "");
  if (name === "") return [];
  if (/^\d{2,5}$/.test(name)) return findByPostalCode(db, name, limit);
  const found = await findByName(db, { name, limit });
  if (found.length > 0) return found;
  const qualified = /^(?<place>[a-z].*?) (?<code>\d{5}|\d{2,3}|2[ab])$/.exec(name);
  if (qualified?.groups) return findByName(db, { name: qualified.groups.place!, code: qualified.groups.code!, limit });
  return name.length >= 4 ? findByResemblance(db, name, limit) : [];
}

/** The commune that a text names: a slug of ours, else the first suggestion; null when there is none. */
export async function resolveCommune(db: Database, text: string): Promise<Commune | null> {
  const [bySlug] = await findCommunesBySlugs(db, [text.toLowerCase()]);
  return bySlug ?? (await suggestCommunes(db, text, 1))[0] ?? null;
}

/** In the order of their names; unknown slugs are left out. */
export async function findCommunesBySlugs(db: Database, slugs: string[]): Promise<Commune[]> {
  if (slugs.length === 0) return [];
  return execute(db, sql`select ${columns} from communes where ${inArray(communes.slug, slugs)} order by name, id`);
}

/** These communes with what they contain: Paris with its arrondissements, a new commune with its former ones. */
export async function withDescendants(db: Database, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from communes where ${inArray(communes.id, ids)} or ${inArray(communes.parentId, ids)}`,
  );
  return rows.map((row) => row.id);
}

type NameSearch = { name: string; code?: string; limit: number };

function findByName(db: Database, { name, code, limit }: NameSearch): Promise<Commune[]> {
  const begins = sql`search_name like ${`${name}%`}`;
  // Words inside a name need three letters for the trigram index to help.
  const matches = name.length >= 3 ? sql`(${begins} or search_name like ${`% ${name}%`})` : begins;
  const place = code ? sql` and (department_code ilike ${code} or postal_search like ${`% ${code}%`})` : sql``;
  return execute(
    db,
    sql`select ${columns} from communes where ${matches}${place}
      order by (search_name = ${name}) desc, (kind = 'ancienne'), ${begins} desc, population desc, id limit ${limit}`,
  );
}

function findByPostalCode(db: Database, code: string, limit: number): Promise<Commune[]> {
  // A commune of few codes before one of many: 75015 is « Paris 15e » before Paris.
  return execute(
    db,
    sql`select ${columns} from communes where postal_search like ${`% ${code}%`} and kind <> 'ancienne'
      order by (${code} = any(postal_codes)) desc, (kind = 'arrondissement' and length(${code}::text) = 5) desc, population desc, id
      limit ${limit}`,
  );
}

function findByResemblance(db: Database, name: string, limit: number): Promise<Commune[]> {
  return execute(
    db,
    sql`select ${columns} from communes where search_name % ${name} and kind <> 'ancienne'
      order by similarity(search_name, ${name}) desc, population desc, id limit ${limit}`,
  );
}

async function execute(db: Database, query: SQL): Promise<Commune[]> {
  const { rows } = await db.execute<Commune>(query);
  return rows;
}
